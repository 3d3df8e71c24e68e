// Shapes and strokes of the table; the vertices come from `brush.rs`.
//
// edge.w tells the kind:
//   0  rounded box: shape = position from its middle, half size; edge = corner radius, softness, half width of its
//      line (0: filled)
//   1  stroke with round ends: shape = distance across, along, half width, length; edge = begin (s), speed, roughness
//   2  stroke with straight ends: the same
//   3  plain fill
//   4  paper: like 0, with a fine grain
//   5  wood: fills the screen; shape = position in dp

#import bevy_sprite::{
    mesh2d_functions as mesh_functions,
    mesh2d_view_bindings::globals,
}

struct Vertex {
    @builtin(instance_index) instance_index: u32,
    @location(0) position: vec3<f32>,
    @location(1) color: vec4<f32>,
    @location(2) shape: vec4<f32>,
    @location(3) edge: vec4<f32>,
}

struct Varying {
    @builtin(position) position: vec4<f32>,
    @location(0) color: vec4<f32>,
    @location(1) shape: vec4<f32>,
    @location(2) @interpolate(flat) edge: vec4<f32>,
}

@vertex
fn vertex(vertex: Vertex) -> Varying {
    var out: Varying;
    let world = mesh_functions::get_world_from_local(vertex.instance_index);
    out.position = mesh_functions::mesh2d_position_local_to_clip(world, vec4(vertex.position, 1.0));
    out.color = vertex.color;
    out.shape = vertex.shape;
    out.edge = vertex.edge;
    return out;
}

fn hash(p: vec2<f32>) -> f32 {
    var q = fract(vec3(p.xyx) * 0.1031);
    q += dot(q, q.yzx + 33.33);
    return fract((q.x + q.y) * q.z);
}

fn noise(p: vec2<f32>) -> f32 {
    let i = floor(p);
    let f = fract(p);
    let u = f * f * (3.0 - 2.0 * f);
    return mix(
        mix(hash(i), hash(i + vec2(1.0, 0.0)), u.x),
        mix(hash(i + vec2(0.0, 1.0)), hash(i + vec2(1.0, 1.0)), u.x),
        u.y,
    );
}

fn box_distance(p: vec2<f32>, half_size: vec2<f32>, radius: f32) -> f32 {
    let q = abs(p) - half_size + radius;
    return length(max(q, vec2(0.0))) + min(max(q.x, q.y), 0.0) - radius;
}

@fragment
fn fragment(in: Varying) -> @location(0) vec4<f32> {
    let kind = in.edge.w;
    var color = in.color;
    // Derivatives want uniform control flow: all are taken before the kinds part.
    let box = box_distance(in.shape.xy, in.shape.zw, in.edge.x);
    let box_pixel = fwidth(box);
    let across_pixel = length(vec2(dpdx(in.shape.x), dpdy(in.shape.x)));

    // The grain of pens, paper and wood. All kinds look it up at the same few places in the code: where a GPU takes both
    // sides of every branch, each place costs every pixel.
    let is_pen = kind > 0.5 && kind < 2.5;
    let is_paper = kind > 3.5 && kind < 4.5;
    let is_wood = kind > 4.5;
    var coarse = 0.0;
    var fine = 0.0;
    if is_pen || is_paper || is_wood {
        let p = in.shape.xy;
        var at = vec2(p.y * 0.45, in.shape.z * 7.0);
        var finer_at = in.position.xy * 0.22;
        if is_paper {
            at = in.position.xy * vec2(0.35, 0.9);
            finer_at = in.position.xy * 1.7;
        } else if is_wood {
            at = p * vec2(0.004, 0.01);
        }
        coarse = noise(at);
        if is_wood {
            let bend = p.y + 5.0 * coarse;
            coarse = noise(vec2(p.x * 0.006, bend * 0.16));
            finer_at = vec2(p.x * 0.02, bend * 0.7);
        }
        fine = noise(finer_at);
    }

    if kind < 0.5 || is_paper {
        var d = box;
        if in.edge.z > 0.0 {
            d = abs(box) - in.edge.z;
        }
        if in.edge.y > 0.0 {
            color.a *= 1.0 - smoothstep(-in.edge.y, in.edge.y, d);
        } else {
            color.a *= clamp(0.5 - d / max(box_pixel, 0.0001), 0.0, 1.0);
        }
        if is_paper {
            color = vec4(color.rgb * (0.985 + 0.018 * (coarse + 0.6 * fine)), color.a);
        }
    } else if is_pen {
        let drawn = min(in.shape.w, (globals.time - in.edge.x) * in.edge.y);
        let along = in.shape.y;
        let wobble = in.edge.z * (coarse - 0.5);
        var d = abs(in.shape.x) + wobble;
        if kind < 1.5 {
            let beyond = max(max(-along, along - drawn), 0.0);
            d = length(vec2(beyond, in.shape.x)) + wobble;
            if drawn <= 0.0 {
                d = 1000.0;
            }
        } else if along > drawn {
            d = 1000.0;
        }
        color.a *= clamp(0.5 + (in.shape.z - d) / max(across_pixel, 0.0001), 0.0, 1.0);
        // A felt pen leaves a little more ink at some places than at others.
        color = vec4(color.rgb * (1.0 + in.edge.z * 0.06 * (fine - 0.5)), color.a);
    } else if is_wood {
        color = vec4(color.rgb * (0.80 + 0.26 * (0.6 * coarse + 0.4 * fine)), color.a);
    }
    return color;
}
