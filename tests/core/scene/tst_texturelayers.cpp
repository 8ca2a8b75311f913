#include "core/scene/texturelayers.h"

#include <QTest>

using namespace hexahedron;
using Blend = scene::TextureLayer::Blend;

class TestTextureLayers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void choosesWhatCanBeDrawn_data();
    void choosesWhatCanBeDrawn();
};

void TestTextureLayers::choosesWhatCanBeDrawn_data()
{
    using Layers = std::vector<scene::TextureLayer>;
    QTest::addColumn<Layers>("layers"); // the images of textures 0, 1 and 2 are there, that of 3 is not
    QTest::addColumn<int>("base");
    QTest::addColumn<int>("above");
    QTest::addColumn<Blend>("blend");
    QTest::addColumn<int>("leftOut");
    QTest::newRow("none") << Layers{} << -1 << -1 << Blend::Multiply << 0;
    QTest::newRow("one") << Layers{{0, 0, Blend::Multiply}} << 0 << -1 << Blend::Multiply << 0;
    QTest::newRow("a light map on top") << Layers{{0, 0, Blend::Multiply}, {1, 1, Blend::MultiplyTwice}} << 0 << 1
                                        << Blend::MultiplyTwice << 0;
    QTest::newRow("a light map below") << Layers{{1, 1, Blend::Multiply}, {0, 0, Blend::MultiplyTwice}} << 0 << 1
                                       << Blend::MultiplyTwice << 0;
    QTest::newRow("a decal") << Layers{{0, 0, Blend::Multiply}, {1, 0, Blend::Alpha}} << 0 << 1 << Blend::Alpha << 0;
    QTest::newRow("an image on a light map hides nothing")
        << Layers{{1, 1, Blend::Multiply}, {0, 0, Blend::Alpha}} << 0 << 1 << Blend::Multiply << 0;
    QTest::newRow("only the light map is there")
        << Layers{{1, 1, Blend::Multiply}, {3, 0, Blend::MultiplyTwice}} << 1 << -1 << Blend::Multiply << 0;
    QTest::newRow("more than two") << Layers{{0}, {3}, {1}, {2}} << 0 << 1 << Blend::Multiply << 1;
    QTest::newRow("no such texture") << Layers{{7}, {-1}, {2}} << 2 << -1 << Blend::Multiply << 0;
}

void TestTextureLayers::choosesWhatCanBeDrawn()
{
    QFETCH(const std::vector<scene::TextureLayer>, layers);
    scene::Material material;
    material.layers = layers;
    const scene::ShownLayers shown(material, [](size_t texture) { return texture < 3; });
    QTEST(shown.base.texture, "base");
    QTEST(shown.above.texture, "above");
    QTEST(shown.blend, "blend");
    QTEST(shown.leftOut, "leftOut");
}

QTEST_GUILESS_MAIN(TestTextureLayers)
#include "tst_texturelayers.moc"
