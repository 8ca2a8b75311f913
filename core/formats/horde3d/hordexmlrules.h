#pragma once

#include "core/check/markupelement.h"

/// Rules about elements of Horde3D's XML documents that look at more than one attribute, with their numbers in the reference.
namespace hexahedron::horderules {

// Materials:
void materialsDoNotLinkToThemselves(const MarkupElement &material, Checker &checker); // 52
void flagsHaveTheirForm(const MarkupElement &flag, Checker &checker);                 // 54
void namesOccurOnce(const MarkupElement &material, Checker &checker);                 // 55
void flagsHaveAnEffect(const MarkupElement &sampler, Checker &checker);               // 56
void shadersHaveASource(const MarkupElement &material, Checker &checker);             // 56a
// Scenes:
void requiredNamesAreNotEmpty(const MarkupElement &node, Checker &checker);          // 57
void nodesStandWhereTheyMay(const MarkupElement &node, Checker &checker);            // 58
void batchesAreWhole(const MarkupElement &mesh, Checker &checker);                   // 59
void jointsHaveTheirOwnNumber(const MarkupElement &model, Checker &checker);         // 61
void distancesGrow(const MarkupElement &model, Checker &checker);                    // 62
void levelsHaveADistance(const MarkupElement &mesh, Checker &checker);               // 62
void camerasSeeSomething(const MarkupElement &camera, Checker &checker);             // 63
void lightsReachSomething(const MarkupElement &light, Checker &checker);             // 63
void scalesAreNotZero(const MarkupElement &node, Checker &checker);                  // 64
void referencesSayWhatTheyReplace(const MarkupElement &reference, Checker &checker); // 65
void attachmentsAreText(const MarkupElement &attachment, Checker &checker);          // 66
// Particles:
void largestStartIsThere(const MarkupElement &channel, Checker &checker); // 69
void livesArePlausible(const MarkupElement &effect, Checker &checker);    // 70
void channelsOccurOnce(const MarkupElement &effect, Checker &checker);    // 71
// Compute buffers:
void sizesAreWhole(const MarkupElement &buffer, Checker &checker);        // 72
void bindingsAreNumbered(const MarkupElement &buffer, Checker &checker);  // 73
void numbersFillTheBuffer(const MarkupElement &buffer, Checker &checker); // 74
void bindingsFillAVertex(const MarkupElement &buffer, Checker &checker);  // 75
// Pipelines:
void commandsUseTargetsThatAreThere(const MarkupElement &pipeline, Checker &checker); // 77 to 80

} // namespace hexahedron::horderules
