[[FX]]
sampler2D a = sampler_state { Address = Round; TexUnit = 12; Size = 3; }
float4 = { 1 };
nonsense here;
context C { VertexShader = compile GLSL Missing; ZEnable = 1; }
context D { ComputeShader = compile GLSL Code; PixelShader = compile GLSL Code; }
[[Code]]
#include nothing
_F00_None _F40_Many
[[Code]]
[[Unused]]
[[Open
