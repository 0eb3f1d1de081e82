import { expect, test } from 'vitest';
import { type ColorPair, type Tone, toneColors } from './colors';

/** Hue in degrees, or `grey` for a colour with almost no saturation. */
function hue(color: string): number | 'grey' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (spread / most < 0.25) return 'grey';
  if (most === red) return (60 * ((green - blue) / spread) + 360) % 360;
  return most === green ? 60 * ((blue - red) / spread) + 120 : 60 * ((red - green) / spread) + 240;
}

function nameOf(color: string): string {
  const degrees = hue(color);
  if (degrees === 'grey') return degrees;
  if (degrees < 20 || degrees > 340) return 'red';
  if (degrees > 90 && degrees < 170) return 'green';
  return degrees > 200 && degrees < 250 ? 'blue' : `neither at ${degrees}`;
}

/** Section 8 of the specification. */
const toasts: Record<Tone, string> = { success: 'green', error: 'red', warning: 'grey', info: 'blue' };

test.each(Object.entries(toneColors) as [Tone, { solid: ColorPair }][])('a toast of %s', (tone, { solid }) => {
  expect([nameOf(solid.light), nameOf(solid.dark)]).toEqual([toasts[tone], toasts[tone]]);
});
