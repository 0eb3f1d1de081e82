/** An image of `plates/` that is shown over the background for some seconds. */
export interface ClipLayer {
  plate: string;
  /** Seconds. */
  from: number;
  to: number;
  /** The position as a share of the free space: 0 is left or top, 1 is right or bottom. */
  x: number;
  y: number;
  /** Pixels from the left edge, instead of `x`, to align lines of text. */
  indent?: number;
  /** The amplitude in pixels by which it sways while visible. */
  sway?: number;
}

export interface DemoClip {
  /** The id of the upload: 32 hexadecimal digits. */
  id: string;
  filename: string;
  url: string;
  /** Seconds. */
  duration: number;
  width: number;
  height: number;
  codec: string;
  /**
   * The colours of the background's corners: top left, top right, bottom left, bottom right. Hexadecimal, without `#`.
   */
  background: [string, string, string, string];
  /** Semitones above middle C, two notes per second. */
  melody: number[];
  layers: ClipLayer[];
}

export type DemoClipName =
  | 'spring'
  | 'springUpright'
  | 'gifts'
  | 'bakery'
  | 'breakfast'
  | 'evening'
  | 'cakes'
  | 'savings'
  | 'school'
  | 'game';

/** Shows one text plate after another; the last stays to the end. */
const type = (
  clip: string,
  begins: number[],
  duration: number,
  place: Pick<ClipLayer, 'x' | 'y' | 'indent'>,
): ClipLayer[] =>
  begins.map((from, index) => ({
    plate: `${clip}-${index + 1}`,
    from,
    to: begins[index + 1] ?? duration,
    ...place,
  }));

const upload = (digit: number, filename: string) => {
  const id = `de3${digit}`.repeat(8);
  return { id, filename, url: `/media/${id}/source.mp4`, codec: 'h264' };
};
const lying = { width: 832, height: 468 };
const left = { x: 0, y: 0.36, indent: 60 };

/** The videos of the demo's adverts, which ffmpeg makes from `plates/` after the first start. */
export const demoClips: Record<DemoClipName, DemoClip> = {
  spring: {
    ...upload(0, 'spring-sale-15s.mp4'),
    ...lying,
    duration: 15,
    background: ['ffd9e0', 'fff1d6', 'ffe9c9', 'bfe8c8'],
    melody: [0, 4, 7, 12, 9, 7, 4, 7],
    layers: [
      { plate: 'spring-leaf', from: 0, to: 15, x: 0.97, y: 0.98, sway: 8 },
      { plate: 'spring-flower', from: 0, to: 15, x: 0.84, y: 0.3, sway: 14 },
      ...type('spring', [0, 5, 10], 15, left),
      { plate: 'spring-button', from: 11, to: 15, x: 0, y: 0.88, indent: 64 },
    ],
  },
  springUpright: {
    ...upload(1, 'spring-sale-upright-15s.mp4'),
    width: 468,
    height: 832,
    duration: 15,
    background: ['ffd9e0', 'fff1d6', 'bfe8c8', 'ffe9c9'],
    melody: [0, 4, 7, 12, 9, 7, 4, 7],
    layers: [
      { plate: 'spring-flower', from: 0, to: 15, x: 0.5, y: 0.16, sway: 12 },
      { plate: 'spring-leaf', from: 0, to: 15, x: 1.12, y: 0.98, sway: 8 },
      ...type('spring', [0, 5, 10], 15, { x: 0.5, y: 0.62 }),
      { plate: 'spring-button', from: 11, to: 15, x: 0.5, y: 0.86 },
    ],
  },
  bakery: {
    ...upload(2, 'ovenbird-6s.mp4'),
    ...lying,
    duration: 6,
    background: ['2b1a12', '5a2c10', '6b3415', 'a85a1f'],
    melody: [-5, 0, 4, 7, 4, 0],
    layers: [
      { plate: 'bakery-sun', from: 0, to: 6, x: 0.88, y: 0.2, sway: 10 },
      { plate: 'bakery-loaf', from: 0, to: 6, x: 0.94, y: 0.8 },
      ...type('bakery', [0, 3], 6, left),
      { plate: 'bakery-button', from: 3.6, to: 6, x: 0, y: 0.88, indent: 64 },
    ],
  },
  gifts: {
    ...upload(6, 'gift-cards-8s.mp4'),
    ...lying,
    duration: 8,
    background: ['5b1023', '8f1d33', '3d0a1c', 'c2452f'],
    melody: [0, 7, 4, 9, 7, 12, 9, 7],
    layers: [
      { plate: 'gifts-confetti', from: 0, to: 8, x: 0.96, y: 0.06, sway: 10 },
      { plate: 'gifts-box', from: 0, to: 8, x: 0.9, y: 0.7, sway: 5 },
      ...type('gifts', [0, 4], 8, left),
      { plate: 'gifts-button', from: 5, to: 8, x: 0, y: 0.88, indent: 64 },
    ],
  },
  breakfast: {
    ...upload(7, 'ovenbird-breakfast-6s.mp4'),
    ...lying,
    duration: 6,
    background: ['fff3c4', 'ffd98a', 'ffe7b0', 'ffb56b'],
    melody: [4, 7, 12, 7, 9, 12],
    layers: [
      { plate: 'breakfast-croissant', from: 0, to: 6, x: 0.94, y: 0.3, sway: 8 },
      { plate: 'breakfast-cup', from: 0.2, to: 6, x: 0.8, y: 0.92 },
      ...type('breakfast', [0, 3], 6, left),
      { plate: 'breakfast-button', from: 3.6, to: 6, x: 0, y: 0.88, indent: 64 },
    ],
  },
  evening: {
    ...upload(8, 'ovenbird-evening-6s.mp4'),
    ...lying,
    duration: 6,
    background: ['1b1440', '3a2a6b', '5a2f66', 'd9734e'],
    melody: [-8, -3, 0, 4, 0, -3],
    layers: [
      { plate: 'evening-moon', from: 0, to: 6, x: 0.92, y: 0.12, sway: 8 },
      { plate: 'evening-street', from: 0, to: 6, x: 0.98, y: 1 },
      ...type('evening', [0, 3], 6, left),
      { plate: 'evening-button', from: 3.6, to: 6, x: 0, y: 0.88, indent: 64 },
    ],
  },
  cakes: {
    ...upload(9, 'ovenbird-cakes-6s.mp4'),
    ...lying,
    duration: 6,
    background: ['ffdce8', 'ffc2d4', 'fff0f4', 'f7a8c0'],
    melody: [0, 4, 7, 12, 7, 12],
    layers: [
      { plate: 'cakes-cake', from: 0, to: 6, x: 0.92, y: 0.6, sway: 5 },
      ...type('cakes', [0, 3], 6, left),
      { plate: 'cakes-button', from: 3.6, to: 6, x: 0, y: 0.88, indent: 64 },
    ],
  },
  savings: {
    ...upload(3, 'tidewell-savings-20s.mp4'),
    ...lying,
    duration: 20,
    background: ['062a4f', '0b5e7a', '073b63', '19a596'],
    melody: [-3, 0, 4, 7, 9, 7, 4, 0],
    layers: [
      ...[1, 2, 3, 4].map((bar) => ({
        plate: `savings-bar-${bar}`,
        from: bar * 0.15,
        to: 20,
        x: 0.58 + bar * 0.088,
        y: 0.9,
      })),
      ...type('savings', [0, 5, 10, 15], 20, left),
      { plate: 'savings-button', from: 16, to: 20, x: 0, y: 0.88, indent: 64 },
    ],
  },
  school: {
    ...upload(4, 'zimorodok-30s.mp4'),
    ...lying,
    duration: 30,
    background: ['0f4c5c', '127475', '0b3b47', '2a9d8f'],
    melody: [2, 5, 9, 14, 12, 9, 5, 9],
    layers: [
      { plate: 'school-hello', from: 0, to: 30, x: 0.86, y: 0.12, sway: 7 },
      { plate: 'school-hola', from: 0.4, to: 30, x: 0.95, y: 0.5, sway: 9 },
      { plate: 'school-ciao', from: 0.8, to: 30, x: 0.82, y: 0.88, sway: 6 },
      ...type('school', [0, 7, 13, 19, 25], 30, left),
      { plate: 'school-button', from: 26, to: 30, x: 0, y: 0.88, indent: 64 },
    ],
  },
  game: {
    ...upload(5, 'starfold-launch-10s.mp4'),
    ...lying,
    duration: 10,
    background: ['12052e', '4c1d95', '1e0b45', 'b02a7a'],
    melody: [-8, -1, 4, 8, 11, 8, 4, -1],
    layers: [
      { plate: 'game-star', from: 0, to: 10, x: 0.55, y: 0.12, sway: 12 },
      { plate: 'game-star', from: 0.3, to: 10, x: 0.97, y: 0.85, sway: 16 },
      { plate: 'game-planet', from: 0, to: 10, x: 0.93, y: 0.4, sway: 12 },
      ...type('game', [0, 3.5, 7], 10, left),
      { plate: 'game-button', from: 7.5, to: 10, x: 0, y: 0.82, indent: 64 },
    ],
  },
};
