Words before the first section.
[[FX]]
// Samplers
sampler2D albedoMap = sampler_state { Texture = "textures/white.tga"; Address = Clamp; };
float4 tint < string desc = "color"; > = { 1.0, 0.5, 0.0, 1.0 };
float gloss = 0.5;
buffer moss;
context AMBIENT
{
	VertexShader = compile GLSL VS;
	PixelShader = compile GLSL FS;
	ZWriteEnable = false;
	BlendMode = { SrcAlpha, One };
}
OpenGL4
{
	context AMBIENT { VertexShader = compile GLSL VS; PixelShader = compile GLSL FS; }
}
[[VS]]
#include "shaders/common.glsl"
void main() { gl_Position = vec4(0.0); /* #include in a remark */ }
[[FS]]
#ifdef _F01_Skinning
#endif
void main() { gl_FragColor = vec4(1.0); } // end
