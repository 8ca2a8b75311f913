[[FX]]
float4 five = { 1, 2, 3, 4, 5 };
float braces = { 1 };
float word = abc;
float unended = 1.0
float stray;;
float more 1 2;
float open < string a = "b";
buffer set = 1;
OpenGL3
{
	context A { VertexShader = compile GLSL VS; }
}
sampler2D spaced = sampler_state { Texture = a b.dds; Filter = None };
samplerCube cube = sampler_state { Usage = ComputeImageRW; };
sampler3D long = sampler_state
{
	Texture = "a/very/long/name/of/a/file/that/nobody/would/ever/write/although/it/could/be/that/somebody/does/because/folders/have/folders/in/them.dds";
	Address = Wrap;; ZEnable
};
context B
{
	VertexShader = compile GLSL VS
	PixelShader = compile HLSL PS;
	BlendMode = { One };
context C { VertexShader = compile GLSL VS; PixelShader = compile GLSL VS; }
/* to the end
[[VS]]
[[PS]]
