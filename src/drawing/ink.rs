//! The one material: vertex colours, rounded boxes with soft edges, and pen strokes that draw themselves.

use bevy::{
    asset::{load_internal_asset, uuid_handle},
    mesh::{MeshVertexAttribute, MeshVertexBufferLayoutRef},
    prelude::*,
    render::render_resource::{
        AsBindGroup, RenderPipelineDescriptor, SpecializedMeshPipelineError, VertexFormat,
    },
    shader::ShaderRef,
    sprite_render::{AlphaMode2d, Material2d, Material2dKey, Material2dPlugin},
};

const SHADER: Handle<Shader> = uuid_handle!("5f0d6c1e-8a3b-4b1d-9a55-0c1d2a7e4f10");

/// What a vertex is part of; see `ink.wgsl` for the four numbers.
pub const SHAPE: MeshVertexAttribute = MeshVertexAttribute::new("Shape", 0x1D00D1E, VertexFormat::Float32x4);
/// How its edge looks, when it is drawn, and which kind of shape it is.
pub const EDGE: MeshVertexAttribute = MeshVertexAttribute::new("Edge", 0x1D00D1F, VertexFormat::Float32x4);

/// The material of everything that is not text.
#[derive(Asset, TypePath, AsBindGroup, Clone, Default, Debug)]
pub struct Ink {}

impl Material2d for Ink {
    fn vertex_shader() -> ShaderRef {
        SHADER.into()
    }

    fn fragment_shader() -> ShaderRef {
        SHADER.into()
    }

    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Blend
    }

    fn specialize(
        descriptor: &mut RenderPipelineDescriptor,
        layout: &MeshVertexBufferLayoutRef,
        _: Material2dKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        descriptor.vertex.buffers = vec![layout.0.get_layout(&[
            Mesh::ATTRIBUTE_POSITION.at_shader_location(0),
            Mesh::ATTRIBUTE_COLOR.at_shader_location(1),
            SHAPE.at_shader_location(2),
            EDGE.at_shader_location(3),
        ])?];
        Ok(())
    }
}

/// The handle that every picture shares, so that they batch.
#[derive(Resource, Clone, Debug)]
pub struct SharedInk(pub Handle<Ink>);

impl FromWorld for SharedInk {
    fn from_world(world: &mut World) -> Self {
        Self(world.resource_mut::<Assets<Ink>>().add(Ink::default()))
    }
}

pub(super) fn plugin(app: &mut App) {
    // Without a renderer, as in tests, pictures can still be built, and are never drawn.
    if app.is_plugin_added::<bevy::render::RenderPlugin>() {
        load_internal_asset!(app, SHADER, "ink.wgsl", Shader::from_wgsl);
        app.add_plugins(Material2dPlugin::<Ink>::default());
    } else {
        app.init_asset::<Ink>();
    }
    app.init_asset::<Mesh>().init_resource::<SharedInk>();
}
