// node run.mjs FILE.b3d [COUNT]: reads a model with Kaitai Struct, every value with its range, and prints the median of
// COUNT readings (3) in seconds. The compiler and the runtime are looked for from the folder in which it is run.
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import vm from 'node:vm';

const require = createRequire(join(process.cwd(), 'package.json'));
const compiler = require('kaitai-struct-compiler');
const yaml = require('js-yaml');
const {KaitaiStream} = {KaitaiStream: require('kaitai-struct/KaitaiStream')};

async function compiledParser() {
    const description = yaml.load(readFileSync(new URL('blitz3d.ksy', import.meta.url), 'utf8'));
    const withRanges = true;
    const files = await compiler.compile('javascript', description, null, withRanges);
    const module = {exports: {}};
    const wrapped = vm.runInThisContext(`(function (exports, require, module, define) {${files['Blitz3d.js']}\n})`);
    wrapped(module.exports, () => KaitaiStream, module, undefined);
    const parser = module.exports.Blitz3d ?? module.exports;
    return parser.Blitz3d ?? parser;
}

// Numbers and texts found, and how many of them have a range: what is compared must have been done.
function valuesIn(root) {
    const count = {values: 0, ranges: 0};
    const visited = [root];
    while (visited.length > 0) {
        const object = visited.pop();
        for (const [name, range] of Object.entries(object._debug)) {
            const value = object[name];
            for (const [i, element] of (Array.isArray(value) ? value : [value]).entries()) {
                const place = range.arr ? range.arr[i] : range;
                if (element !== null && typeof element === 'object' && element._debug) {
                    visited.push(element);
                } else if (element !== undefined) {
                    ++count.values;
                    count.ranges += Number(place.end > place.start || element.length === 0);
                }
            }
        }
    }
    return count;
}

const [file, times = '3'] = process.argv.slice(2);
if (!file) {
    console.error('node run.mjs FILE.b3d [COUNT]');
    process.exit(2);
}
const Blitz3d = await compiledParser();
const seconds = [];
let model = null;
for (let i = 0; i < Number(times); ++i) {
    model = null;
    const begin = process.hrtime.bigint();
    const bytes = readFileSync(file);
    model = new Blitz3d(new KaitaiStream(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)));
    model._read();
    seconds.push(Number(process.hrtime.bigint() - begin) / 1e9);
}
const {values, ranges} = valuesIn(model);
seconds.sort((a, b) => a - b);
console.log(`${seconds[seconds.length >> 1].toFixed(2)} s (${seconds.map((s) => s.toFixed(2)).join(' ')}), `
            + `${values} values, ${ranges} with a range, ${Math.round(process.memoryUsage().rss / 1048576)} MiB`);
