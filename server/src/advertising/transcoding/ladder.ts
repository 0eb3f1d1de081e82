/** A rendition: the size of its picture and its maximum bit rate. */
export interface Rendition {
  /** The label in players, from the shorter side: `720p`. */
  name: string;
  /** In pixels, even. */
  width: number;
  height: number;
  /** The maximum bit rate of the picture, in bits per second. */
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

/** Video bit rates in bits per second by shorter side: compressed, and high quality. */
const steps = [
  { side: 240, compressed: 300_000, full: 600_000 },
  { side: 360, compressed: 600_000, full: 1_200_000 },
  { side: 480, compressed: 1_000_000, full: 2_000_000 },
  { side: 720, compressed: 2_200_000, full: 4_000_000 },
  { side: 1080, compressed: 4_200_000, full: 7_500_000 },
  { side: 1440, compressed: 7_500_000, full: 13_000_000 },
  { side: 2160, compressed: 15_000_000, full: 26_000_000 },
] as const;

const MAX_HEIGHT = 2160;

/** Renditions closer than this factor look the same and only cost time. */
const MIN_RATIO = 1.1;

/**
 * Returns the renditions of a video, smallest first: 240p, 360p, 480p, 720p, 1080p, 1440p and the source's own height,
 * never above the source and 2160p at most. The "p" counts the shorter side, as in players: a portrait source of 1080 x
 * 1920 is 1080p. With `useVertical` every frame is 9:16.
 */
export function renditionsOf({ width, height, useCompression, useVertical }: LadderOptions): Rendition[] {
  const own = Math.min(width, height);
  const top = Math.min(own, MAX_HEIGHT);
  const sides = [...steps.map(({ side }) => side).filter((side) => side * MIN_RATIO < top), top];
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

/** Rounds down to even: H.264 with 4:2:0 chroma requires it, and nothing may exceed the source. */
const even = (pixels: number) => Math.max(2, Math.floor(Math.round(pixels * 100) / 200) * 2);

function videoBitrate(side: number, useCompression: boolean): number {
  const step = steps.find((candidate) => candidate.side >= side) ?? steps[steps.length - 1];
  return useCompression ? (step?.compressed ?? 0) : (step?.full ?? 0);
}
