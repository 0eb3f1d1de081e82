export type Triple = readonly [number, number, number];

/** Converts an opaque `#rrggbb` to linear light: red, green and blue from 0 to 1, without the sRGB gamma. */
export function toLinear(hex: string): Triple {
  const channel = (from: number) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** Converts linear light to an opaque `#rrggbb`, clipped to the gamut. */
export const toHex = (linear: Triple): string =>
  `#${linear
    .map((value) => Math.min(1, Math.max(0, value)))
    .map((value) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055))
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
