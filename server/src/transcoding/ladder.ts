/** One rendition: the size of its picture and the bit rates it may take. */
export interface Rendition {
  /** What players show: the shorter side, `720p`. */
  name: string;
  /** Pixels, even. */
  width: number;
  height: number;
  /** The most the picture may take, in bits per second. */
  videoBitrate: number;
  audioBitrate: number;
}

export interface LadderOptions {
  /** Pixels as displayed. */
  width: number;
  height: number;
  useCompression: boolean;
  useVertical: boolean;
}

/** Bits per second of the picture by its shorter side: for little traffic, and for the eye. */
const steps = [
  { side: 240, compressed: 300_000, full: 600_000 },
  { side: 360, compressed: 600_000, full: 1_200_000 },
  { side: 480, compressed: 1_000_000, full: 2_000_000 },
  { side: 720, compressed: 2_200_000, full: 4_000_000 },
  { side: 1080, compressed: 4_200_000, full: 7_500_000 },
  { side: 1440, compressed: 7_500_000, full: 13_000_000 },
  { side: 2160, compressed: 15_000_000, full: 26_000_000 },
] as const;

const HIGHEST = 2160;

/** Two renditions closer than this look the same and only cost time. */
const CLOSEST = 1.1;

/**
 * The renditions of a video, smallest first: 240p, 360p, 480p, 720p, 1080p, 1440p and the source's own height, never
 * above it and 2160p at most. The "p" counts the shorter side, as players do: an upright 1080 x 1920 source is 1080p. With `useVertical` every frame
 * stands 9:16.
 */
export function renditionsOf({ width, height, useCompression, useVertical }: LadderOptions): Rendition[] {
  const own = Math.min(width, height);
  const top = Math.min(own, HIGHEST);
  const sides = [...steps.map(({ side }) => side).filter((side) => side * CLOSEST < top), top];
  const frame = useVertical ? { width: 9, height: 16 } : { width, height };
  const scale = (side: number) => side / Math.min(frame.width, frame.height);
  return sides.map((side) => ({
    name: `${even(side)}p`,
    width: even(frame.width * scale(side)),
    height: even(frame.height * scale(side)),
    videoBitrate: videoBitrate(side, useCompression),
    audioBitrate: useCompression ? 96_000 : 160_000,
  }));
}

/** H.264 with 4:2:0 colours wants even sides; down, so that nothing is ever larger than the source. */
const even = (pixels: number) => Math.max(2, Math.floor(Math.round(pixels * 100) / 200) * 2);

function videoBitrate(side: number, useCompression: boolean): number {
  const step = steps.find((candidate) => candidate.side >= side) ?? steps[steps.length - 1];
  return useCompression ? (step?.compressed ?? 0) : (step?.full ?? 0);
}
