import { describe, expect, test } from 'vitest';
import {
  accentColors,
  borderColors,
  chartColors,
  focusColor,
  particleColor,
  statusColors,
  surfaceColors,
  textColors,
  toneColors,
} from './colors';
import { blend, contrastRatio } from './contrast';

const modes = ['light', 'dark'] as const;
const surfaces = Object.entries(surfaceColors);

test('the ratio is that of WCAG', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('what is seen through lies between the two colours', () => {
  expect(blend('#ffffff', '#000000', 0.5)).toBe('#808080');
  expect(blend('#102030', '#ffffff', 1)).toBe('#102030');
});

describe.each(modes)('in the %s theme', (mode) => {
  test.each(surfaces)('text is readable on surface %s', (_, surface) => {
    for (const text of [textColors.default, textColors.muted, textColors.subtle, accentColors.text]) {
      expect(contrastRatio(text[mode], surface[mode])).toBeGreaterThanOrEqual(4.5);
    }
    for (const tone of Object.values(toneColors)) {
      expect(contrastRatio(tone.text[mode], surface[mode])).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(surfaces)('edges and focus are seen on surface %s', (_, surface) => {
    expect(contrastRatio(borderColors.strong[mode], surface[mode])).toBeGreaterThanOrEqual(3);
    expect(contrastRatio(focusColor[mode], surface[mode])).toBeGreaterThanOrEqual(3);
  });

  test.each([...Object.entries(statusColors), ...Object.entries(toneColors)])('%s reads on its tint', (_, group) => {
    expect(contrastRatio(group.text[mode], group.subtle[mode])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.entries(chartColors))('series %s of a chart is seen where charts lie', (_, series) => {
    for (const surface of [surfaceColors.panel, surfaceColors.raised, surfaceColors.canvas])
      expect(contrastRatio(series[mode], surface[mode])).toBeGreaterThanOrEqual(3);
  });

  test('text reads on solid fills', () => {
    const fills = [accentColors.solid, accentColors.solidHover, ...Object.values(toneColors).map((tone) => tone.solid)];
    for (const fill of fills) {
      expect(contrastRatio(textColors.onSolid[mode], fill[mode])).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('text reads on the particles of the home page', () => {
    const { value, dots, links, grab } = particleColor;
    for (const opacity of [dots, links, grab]) {
      const behind = blend(value, surfaceColors.canvas[mode], opacity);
      for (const text of [textColors.default, textColors.muted, accentColors.text])
        expect(contrastRatio(text[mode], behind)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
