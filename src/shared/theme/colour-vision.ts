import { type Triple, toHex, toLinear } from './linear-rgb';

type Matrix = readonly [Triple, Triple, Triple];

/** Matrices on linear RGB that simulate missing types of cones (Machado, Oliveira, Fernandes 2009). */
const matrices = {
  trichromacy: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} satisfies Record<string, Matrix>;

type ColourVision = keyof typeof matrices;

export const colourVisions = Object.keys(matrices) as ColourVision[];

const times = (matrix: Matrix, [x, y, z]: Triple): Triple => {
  const [a, b, c] = matrix.map((row) => row[0] * x + row[1] * y + row[2] * z);
  return [a ?? 0, b ?? 0, c ?? 0];
};

/** Simulates how a `#rrggbb` looks to people with a kind of colour vision. */
export const simulateColourVision = (vision: ColourVision, hex: string): string =>
  toHex(times(matrices[vision], toLinear(hex)));

/** Perceptual distance of two `#rrggbb` in OKLab; black to white is 100. */
export function distance(one: string, other: string): number {
  const [a, b] = [toOklab(one), toOklab(other)];
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function toOklab(hex: string): Triple {
  const [l, m, s] = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    toLinear(hex),
  ).map(Math.cbrt);
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [l ?? 0, m ?? 0, s ?? 0],
  );
}
