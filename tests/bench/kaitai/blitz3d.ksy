# Blitz3D models for the comparison in run.mjs: every value of every element, nothing skipped.
meta:
  id: blitz3d
  endian: le
seq:
  - id: tag
    contents: BB3D
  - id: length
    type: s4
  - id: content
    type: file_content
    size: length
types:
  file_content:
    seq:
      - id: version
        type: s4
      - id: chunks
        type: chunk
        repeat: eos
  chunk:
    seq:
      - id: tag
        type: str
        size: 4
        encoding: ASCII
      - id: length
        type: s4
      - id: content
        size: length
        type:
          switch-on: tag
          cases:
            '"TEXS"': textures
            '"BRUS"': brushes
            '"NODE"': node
            '"MESH"': mesh
            '"VRTS"': vertices
            '"TRIS"': triangles
            '"BONE"': weights
            '"KEYS"': keys
            '"ANIM"': animation
            _: unknown
  unknown:
    seq:
      - id: bytes
        size-eos: true
  text:
    seq:
      - id: characters
        type: strz
        encoding: ISO-8859-1
  vec2:
    seq:
      - {id: u, type: f4}
      - {id: v, type: f4}
  vec3:
    seq:
      - {id: x, type: f4}
      - {id: y, type: f4}
      - {id: z, type: f4}
  quaternion:
    seq:
      - {id: w, type: f4}
      - {id: x, type: f4}
      - {id: y, type: f4}
      - {id: z, type: f4}
  color:
    seq:
      - {id: r, type: f4}
      - {id: g, type: f4}
      - {id: b, type: f4}
      - {id: a, type: f4}
  textures:
    seq:
      - id: textures
        type: texture
        repeat: eos
  texture:
    seq:
      - {id: file, type: text}
      - {id: flags, type: s4}
      - {id: blend, type: s4}
      - {id: position, type: vec2}
      - {id: scale, type: vec2}
      - {id: rotation, type: f4}
  brushes:
    seq:
      - id: n_texs
        type: s4
      - id: brushes
        type: brush(n_texs)
        repeat: eos
  brush:
    params:
      - {id: n_texs, type: s4}
    seq:
      - {id: name, type: text}
      - {id: color, type: color}
      - {id: shininess, type: f4}
      - {id: blend, type: s4}
      - {id: fx, type: s4}
      - id: texture_id
        type: s4
        repeat: expr
        repeat-expr: n_texs
  node:
    seq:
      - {id: name, type: text}
      - {id: position, type: vec3}
      - {id: scale, type: vec3}
      - {id: rotation, type: quaternion}
      - id: chunks
        type: chunk
        repeat: eos
  mesh:
    seq:
      - {id: brush_id, type: s4}
      - id: chunks
        type: chunk
        repeat: eos
  vertices:
    seq:
      - {id: flags, type: s4}
      - {id: tex_coord_sets, type: s4}
      - {id: tex_coord_set_size, type: s4}
      - id: vertices
        type: vertex(flags, tex_coord_sets * tex_coord_set_size)
        repeat: eos
  vertex:
    params:
      - {id: flags, type: s4}
      - {id: coord_count, type: s4}
    seq:
      - {id: position, type: vec3}
      - id: normal
        type: vec3
        if: (flags & 1) != 0
      - id: color
        type: color
        if: (flags & 2) != 0
      - id: tex_coords
        type: f4
        repeat: expr
        repeat-expr: coord_count
  triangles:
    seq:
      - {id: brush_id, type: s4}
      - id: triangles
        type: triangle
        repeat: eos
  triangle:
    seq:
      - id: vertex_id
        type: s4
        repeat: expr
        repeat-expr: 3
  weights:
    seq:
      - id: weights
        type: weight
        repeat: eos
  weight:
    seq:
      - {id: vertex_id, type: s4}
      - {id: weight, type: f4}
  keys:
    seq:
      - {id: flags, type: s4}
      - id: keys
        type: key(flags)
        repeat: eos
  key:
    params:
      - {id: flags, type: s4}
    seq:
      - {id: frame, type: s4}
      - id: position
        type: vec3
        if: (flags & 1) != 0
      - id: scale
        type: vec3
        if: (flags & 2) != 0
      - id: rotation
        type: quaternion
        if: (flags & 4) != 0
  animation:
    seq:
      - {id: flags, type: s4}
      - {id: frames, type: s4}
      - {id: fps, type: f4}
