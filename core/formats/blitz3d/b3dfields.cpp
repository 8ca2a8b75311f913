// The fields of chunks and records, looked up by the names that the description gave them, which so stays free of
// everything that does not describe.
#include "core/formats/blitz3d/b3dformat.h"

#include <cstring>

namespace hexahedron {

namespace {

const Field *inBody(const Field *record, const char *name)
{
    for (const Field *field : record->body) {
        if (std::strcmp(field->name, name) == 0)
            return field;
    }
    Q_UNREACHABLE(); // the names below are those of b3dformat.cpp
    return nullptr;
}

} // namespace

void B3dFormat::findFields()
{
    Fields &f = fields;
    f.texturePosition = inBody(f.textures, "position");
    f.textureScale = inBody(f.textures, "scale");
    f.textureRotation = inBody(f.textures, "rotation");

    f.brushName = inBody(f.brushes, "name");
    f.brushColor = inBody(f.brushes, "color");
    f.brushShininess = inBody(f.brushes, "shininess");
    f.brushFx = inBody(f.brushes, "fx");
    f.brushTextures = inBody(f.brushes, "texture_id");

    f.nodePosition = inBody(f.node, "position");
    f.nodeScale = inBody(f.node, "scale");
    f.nodeRotation = inBody(f.node, "rotation");

    f.meshBrush = inBody(f.mesh, "brush_id");
    f.vertexFlags = inBody(f.vrts, "flags");
    f.vertexSets = inBody(f.vrts, "tex_coord_sets");
    f.vertexSetSize = inBody(f.vrts, "tex_coord_set_size");
    f.vertexPosition = inBody(f.vertices, "position");
    f.vertexNormal = inBody(f.vertices, "normal");
    f.vertexColor = inBody(f.vertices, "color");
    f.vertexTexCoords = inBody(f.vertices, "tex_coords");
    f.trisBrush = inBody(f.tris, "brush_id");
    f.triangleCorners = inBody(f.triangles, "vertex_id");

    f.weightVertex = inBody(f.weights, "vertex_id");
    f.weight = inBody(f.weights, "weight");

    f.keysFlags = inBody(f.keys, "flags");
    f.keyFrame = inBody(f.keyList, "frame");
    f.keyPosition = inBody(f.keyList, "position");
    f.keyScale = inBody(f.keyList, "scale");
    f.keyRotation = inBody(f.keyList, "rotation");

    f.animFlags = inBody(f.anim, "flags");
    f.animFrames = inBody(f.anim, "frames");
    f.animRate = inBody(f.anim, "fps");
    f.sequenceName = inBody(f.seqs, "name");
    f.sequenceFirst = inBody(f.seqs, "first");
    f.sequenceLast = inBody(f.seqs, "last");
}

} // namespace hexahedron
