import { describe, expect, test } from 'vitest';
import { chartColors, moneyColors, statusColors } from './colors';
import { colourVisions, distance, simulateColourVision } from './colour-vision';

test('black to white is the maximum distance', () => {
  expect(distance('#000000', '#ffffff')).toBeCloseTo(100, 3);
  expect(distance('#2f5bea', '#2f5bea')).toBe(0);
});

test('simulates red-green blindness and leaves normal vision unchanged', () => {
  expect(simulateColourVision('trichromacy', '#2f5bea')).toBe('#2f5bea');
  const [red, green] = ['#c22f38', '#147a43'];
  expect(distance(simulateColourVision('deuteranopia', red), simulateColourVision('deuteranopia', green))).toBeLessThan(
    distance(red, green) / 3,
  );
});

/** Minimum distance: areas are distinguishable from about 5; the thinner lines of a chart need more. */
const MIN_DISTANCE = 8;

describe.each(['light', 'dark'] as const)('the series of a chart in the %s theme', (mode) => {
  test.each(colourVisions)('are distinguishable with %s', (vision) => {
    const seen = Object.values(chartColors).map((color) => simulateColourVision(vision, color[mode]));
    const pairs = seen.flatMap((one, index) => seen.slice(index + 1).map((other) => [one, other] as const));
    expect(Math.min(...pairs.map(([one, other]) => distance(one, other)))).toBeGreaterThan(MIN_DISTANCE);
  });
});

describe.each(['light', 'dark'] as const)('the colour of a returned advert in the %s theme', (mode) => {
  test.each(colourVisions)('is distinguishable from those of waiting, bans and money with %s', (vision) => {
    const returned = simulateColourVision(vision, statusColors.returned.text[mode]);
    for (const { text } of [statusColors.moderate, statusColors.ban, moneyColors])
      expect(distance(returned, simulateColourVision(vision, text[mode]))).toBeGreaterThan(MIN_DISTANCE);
  });
});
