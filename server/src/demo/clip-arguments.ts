import { join } from 'node:path';
import type { ClipLayer, DemoClip } from './demo-clips.ts';

const plates = join(import.meta.dirname, 'plates');

const FRAME_RATE = 25;
/** The sample rate in hertz, sufficient for a plucked string. */
const SAMPLE_RATE = 16_000;

/**
 * Builds the ffmpeg arguments for a clip: plates that rise and fade over a drifting gradient, with a tune. It only uses
 * filters available in a build from 2018, and no fonts.
 */
export function clipArguments(clip: DemoClip, target: string): string[] {
  return [
    ...['-v', 'error', '-nostdin', '-y'],
    ...['-f', 'lavfi', '-i', `aevalsrc='${tune(clip.melody)}':s=${SAMPLE_RATE}:d=${clip.duration}`],
    ...clip.layers.flatMap(({ plate }) => ['-i', join(plates, `${plate}.webp`)]),
    ...['-filter_complex', [background(clip), ...clip.layers.map(layer), sound(clip)].join(';')],
    ...['-map', `[v${clip.layers.length}]`, '-map', '[a]', '-t', `${clip.duration}`],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '18', '-pix_fmt', 'yuv420p'],
    ...['-c:a', 'aac', '-b:a', '96k', '-movflags', '+faststart', '-f', 'mp4', target],
  ];
}

/**
 * A four-colour gradient with a moving crop window. It is enlarged in two steps, because one would exceed what ffmpeg
 * allows.
 */
function background({ background: corners, width, height, duration }: DemoClip): string {
  const corner = (color: string, index: number) =>
    `color=0x${color}:s=2x2:r=${FRAME_RATE}:d=${1 / FRAME_RATE},format=rgb24[corner${index}]`;
  const [wide, high] = [even(width * 1.3), even(height * 1.3)];
  const drift = (room: number, angle: string) => `${room / 2}+${room / 2 - 2}*${angle}`;
  return [
    ...corners.map(corner),
    '[corner0][corner1]hstack[top]',
    '[corner2][corner3]hstack[bottom]',
    `[top][bottom]vstack,scale=40:40:flags=bicubic,scale=${wide}:${high}:flags=bicubic,setsar=1,format=yuv420p,${hold(duration)},` +
      `crop=${width}:${height}:'${drift(wide - width, 'sin(t/3)')}':'${drift(high - height, 'cos(t/4)')}'[v0]`,
  ].join(';');
}

const hold = (duration: number) =>
  `loop=loop=-1:size=1,setpts=N/${FRAME_RATE}/TB,trim=duration=${duration},fps=${FRAME_RATE}`;

function layer({ from, to, x, y, indent, sway = 0 }: ClipLayer, index: number, layers: ClipLayer[]): string {
  const duration = Math.max(...layers.map((other) => other.to));
  const end = to === duration ? '' : `,fade=out:st=${to - 0.3}:d=0.3:alpha=1`;
  // moves up into place while slowing down
  const rise = `36*pow(1-min(1,max(0,t-${from})/0.6),3)`;
  const swaying = (angle: string) => (sway === 0 ? '' : `+${sway}*${angle}`);
  return [
    `[${index + 1}:v]format=yuva420p,${hold(duration)},fade=in:st=${from}:d=0.4:alpha=1${end}[plate${index}]`,
    `[v${index}][plate${index}]overlay=x='${indent ?? `(W-w)*${x}`}${swaying(`sin(t*0.9+${index})`)}'` +
      `:y='(H-h)*${y}+${rise}${swaying(`cos(t*0.7+${index})`)}':enable='between(t,${from},${to})'[v${index + 1}]`,
  ].join(';');
}

/** Plucked notes, two per second: a base tone and its octave, both decaying. */
function tune(melody: number[]): string {
  const frequency = melody.map((semitone, index) => {
    const hertz = (261.63 * 2 ** (semitone / 12)).toFixed(2);
    return `${hertz}*eq(mod(floor(t*2),${melody.length}),${index})`;
  });
  const pluck = 'exp(-5*mod(t,0.5))*min(1,80*mod(t,0.5))';
  return `st(0,2*PI*t*(${frequency.join('+')}));0.16*${pluck}*(sin(ld(0))+0.35*sin(2*ld(0)))`;
}

/** Ends slightly before the picture: AAC rounds up to whole frames, which would make the clip longer than stated. */
const sound = ({ duration }: DemoClip) => `[0:a]atrim=duration=${duration - 0.2},afade=out:st=${duration - 1}:d=0.8[a]`;

const even = (pixels: number) => Math.round(pixels / 2) * 2;
