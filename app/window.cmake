# hexahedron: the window. All but main() is a library, so that tests can open windows.
file(GLOB window_sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/*.cpp ${CMAKE_CURRENT_LIST_DIR}/*.h)
list(REMOVE_ITEM window_sources ${CMAKE_CURRENT_LIST_DIR}/main.cpp)
add_library(window STATIC ${window_sources})
set_target_properties(window PROPERTIES AUTOMOC ON AUTOGEN_TARGET_DEPENDS "${window_sources}")
target_link_libraries(window PUBLIC widgets PRIVATE Qt6::PrintSupport strict)
target_compile_definitions(window PRIVATE HEXAHEDRON_VERSION="${PROJECT_VERSION}")
target_precompile_headers(window PRIVATE <QWidget> <QString> <QList> <algorithm> <memory> <vector>)

add_executable(hexahedron ${CMAKE_CURRENT_LIST_DIR}/main.cpp)
target_link_libraries(hexahedron PRIVATE window translations strict)
target_compile_definitions(hexahedron PRIVATE HEXAHEDRON_VERSION="${PROJECT_VERSION}")
