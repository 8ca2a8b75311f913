#include "tests/support/hordetextsamples.h"

namespace horde {

using hexahedron::test::BuiltSample;

namespace {

BuiltSample materialWhole()
{
    return {"horde3d/stone.material.xml", R"(<?xml version="1.0"?>
<!-- A stone with moss -->
<Material class="Solid.Stone" link="materials/base.material.xml">
	<Shader source="shaders/model.shader" />
	<ShaderFlag name="_F02_NormalMapping" />
	<Sampler name="albedoMap" map="textures/stone.png" sRGB="true" />
	<Uniform name="matSpecParams" a="0.1" b="0.2" c="0.3" d="0.5" />
	<DataBuffer name="moss" source="buffers/moss.compute.xml" />
</Material>
)"};
}

BuiltSample materialWrong()
{
    return {"horde3d/wrong.material.xml", R"(<Material Class="Solid">
	<Shader source="" />
	<Shader source="shaders/model.shader" />
	<ShaderFlag name="_F33_Much" />
	<ShaderFlag name="Skinning" />
	<Sampler name="albedoMap" map="textures\stone.dds" mipmaps="yes" />
	<Sampler name="albedoMap" map="C:/stone.png" />
	<Uniform name="a" a="0.1f" b="" c="nan" name="b" />
	<sampler name="x" map="y" />
	stray words
</Material>
)"};
}

BuiltSample notWellFormed()
{
    return {"horde3d/not_well_formed.material.xml",
            "<Material class=a b>\r\n  <Shader source='shaders/model.shader\">\r\n  <Uniform name=\"a\" a='1'b='2'>\r\n"
            "  < &nothing; & </Sampler>\r\n</material>\r\n<!-- no end"};
}

BuiltSample entities()
{
    return {"horde3d/entities.material.xml",
            "\xef\xbb\xbf<!DOCTYPE Material [<!ENTITY big \"&big;&big;\"><!ENTITY file SYSTEM \"/etc/passwd\">]>\n"
            "<Material class='&lt;&#65;&#x42;&quot;&apos;&amp;&gt;'><Uniform name=\"&big;&file;\"/></Material>\n"};
}

BuiltSample sceneWhole()
{
    return {"horde3d/house.scene.xml", R"(<Model name="house" geometry="models/house.geo" lodDist1="20" lodDist2="50">
	<!-- Morph target: open -->
	<Mesh name="walls" material="materials/stone.material.xml" batchStart="0" batchCount="36" vertRStart="0" vertREnd="23" />
	<Joint name="door" tx="1" ry="90" jointIndex="1">
		<Mesh name="leaf" material="materials/wood.material.xml" batchStart="36" batchCount="6" vertRStart="24" vertREnd="27" lodLevel="1" />
	</Joint>
	<Light name="lamp" lightingContext="LIGHTING" shadowContext="SHADOWMAP" radius="10" fov="120" />
	<Camera name="view" pipeline="pipelines/forward.pipeline.xml" />
	<Emitter name="smoke" material="materials/smoke.material.xml" particleEffect="particles/smoke.particle.xml" maxCount="100" respawnCount="-1" />
	<Group name="yard"><Attachment type="Game" any="thing"><Inside /></Attachment></Group>
	<Reference name="tree" sceneGraph="models/tree.scene.xml" tx="5" />
</Model>
)"};
}

BuiltSample sceneWrong()
{
    return {"horde3d/wrong.scene.xml", R"(<Group name="root" sx="0" sy="-1">
	<Mesh name="lost" material="m.material.xml" batchStart="0" batchCount="4" vertRStart="9" vertREnd="3" lodLevel="7" primType="Fans" />
	<Model name="m" geometry="" lodDist1="20" lodDist2="10">
		<Mesh name="part" material="m.material.xml" batchStart="0" batchCount="3" vertRStart="0" vertREnd="2.5" lodLevel="3" tessellatable="true" />
		<Joint name="a" jointIndex="0" /><Joint name="b" jointIndex="2" /><Joint name="c" jointIndex="2" />
	</Model>
	<Light lightingContext="LIGHTING" radius="0" fov="200" shadowMapCount="9" />
	<Camera pipeline="p.pipeline.xml" leftPlane="1" rightPlane="-1" nearPlane="0" />
	<Emitter material="m" particleEffect="p" maxCount="0" respawnCount="-2" />
	<Compute material="m" computeBuffer="c" drawType="quads" elementsCount="1" aabbMinX="1" aabbMinY="0" aabbMinZ="0" aabbMaxX="0" aabbMaxY="0" aabbMaxZ="0" />
	<Modle /><Attachment /><Attachment />words
</Group>
)"};
}

BuiltSample particleWhole()
{
    return {"horde3d/smoke.particle.xml", R"(<ParticleEffect lifeMin="1.0" lifeMax="2.5">
	<ChannelOverLife channel="moveVel" startMin="1" startMax="2" endRate="0.5" />
	<ChannelOverLife channel="size" startMin="0.1" startMax="0.2" endRate="4" />
	<ChannelOverLife channel="colR" startMin="1" startMax="1" />
	<ChannelOverLife channel="colG" startMin="1" startMax="1" />
	<ChannelOverLife channel="colB" startMin="1" startMax="1" />
	<ChannelOverLife channel="colA" startMin="1" startMax="1" endRate="0" />
</ParticleEffect>)"};
}

BuiltSample particleWrong()
{
    return {"horde3d/old_root.particle.xml", R"(<ParticleConfig lifeMin="3" lifeMax="2">
	<ChannelOverLife channel="size" startMin="1" />
</ParticleConfig>
)"};
}

BuiltSample channelsWrong()
{
    return {"horde3d/wrong.particle.xml", R"(<ParticleEffect lifeMin="3" lifeMax="2">
	<ChannelOverLife channel="size" startMin="1" />
	<ChannelOverLife channel="SIZE" startMin="2" startMax="1" />
	<ChannelOverLife channel="colour" startMin="0" startMax="1" />
</ParticleEffect>
)"};
}

BuiltSample computeWhole()
{
    return {"horde3d/moss.compute.xml", R"(<ComputeBuffer dataSize="32" drawable="true">
	<Bindings name="position" size="4" offset="0" attribNumber="1" />
	<Bindings name="speed" size="4" offset="16" attribNumber="2" />
	<Data>
		0;0.5;-1e-3;1;
		1;2;3;4;
	</Data>
</ComputeBuffer>
)"};
}

BuiltSample computeWrong()
{
    return {"horde3d/wrong.compute.xml", R"(<ComputeBuffer dataSize="-6" drawable="maybe">
	<Bindings name="a" size="4" offset="0" attribNumber="0" />
	<Bindings name="b" size="9" offset="8" attribNumber="2" />
	<Bindings name="c" size="1" offset="60" attribNumber="2" />
	<Data>0;x;                                      2;3</Data>
	<Data>1;</Data>
</ComputeBuffer>
)"};
}

BuiltSample pipelineWhole()
{
    return {"horde3d/bright.pipeline.xml", R"(<Pipeline>
	<Setup>
		<RenderTarget id="HDR" depthBuf="true" numColBufs="1" format="RGBA16F" scale="0.5" />
	</Setup>
	<CommandQueue>
		<Stage id="Geometry" link="pipelines/settings.material.xml">
			<SwitchTarget target="HDR" />
			<ClearTarget depthBuf="true" colBuf0="true" />
			<DrawGeometry context="AMBIENT" class="~Translucent" order="FRONT_TO_BACK" />
			<DoForwardLightLoop class="~Translucent" />
		</Stage>
		<Stage id="Bright">
			<SwitchTarget target="" />
			<BindBuffer sampler="buf0" sourceRT="HDR" bufIndex="0" />
			<DrawQuad material="pipelines/bright.material.xml" context="BRIGHT" />
			<UnbindBuffers />
		</Stage>
	</CommandQueue>
</Pipeline>
)"};
}

BuiltSample pipelineWrong()
{
    return {"horde3d/wrong.pipeline.xml", R"(<Pipeline>
	<Setup>
		<RenderTarget id="A" depthBuf="1" numColBufs="5" />
		<RenderTarget id="A" depthBuf="false" numColBufs="1" format="RGB8" />
		<RenderTarget id="B" depthBuf="false" numColBufs="0" format="RGBA8" />
		<RenderTarget id="" depthBuf="false" numColBufs="1" format="RGBA8" />
	</Setup>
	<CommandQueue>
		<Stage id="S" enabled="on">
			<SwitchTarget target="A" />
			<BindBuffer sampler="b" sourceRT="A" bufIndex="32" />
			<DrawGeometry context="X" order="ANY" />
			<SwitchTarget target="C" />
			<Fly />
		</Stage>
	</CommandQueue>
</Pipeline>
)"};
}

BuiltSample shaderWhole()
{
    return {"horde3d/plain.shader", R"(Words before the first section.
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
)"};
}

BuiltSample shaderWrong()
{
    return {"horde3d/wrong.shader", R"([[FX]]
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
)"};
}

/// What the grammar of declarations refuses, each once.
BuiltSample shaderRefused()
{
    return {"horde3d/refused.shader", R"([[FX]]
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
)"};
}

} // namespace

std::vector<BuiltSample> textSamples()
{
    return {materialWhole(), materialWrong(), notWellFormed(), entities(),     sceneWhole(),   sceneWrong(),
            particleWhole(), particleWrong(), channelsWrong(), computeWhole(), computeWrong(), pipelineWhole(),
            pipelineWrong(), shaderWhole(),   shaderWrong(),   shaderRefused()};
}

} // namespace horde
