import { describe, expect, test } from 'vitest';
import {
  accentColors,
  borderColors,
  chartColors,
  focusColor,
  heatColors,
  moneyColors,
  particleColor,
  statusColors,
  surfaceColors,
  textColors,
  toneColors,
  trackColor,
} from './colors';
import { blend, contrastRatio } from './contrast';

const modes = ['light', 'dark'] as const;
const surfaces = Object.entries(surfaceColors);

test('the contrast ratio is that of WCAG', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('a translucent colour blends with the one below', () => {
  expect(blend('#ffffff', '#000000', 0.5)).toBe('#808080');
  expect(blend('#102030', '#ffffff', 1)).toBe('#102030');
});

describe.each(modes)('in the %s theme', (mode) => {
  test.each(surfaces)('text is readable on surface %s', (_, surface) => {
    for (const text of [textColors.default, textColors.muted, textColors.subtle, accentColors.text, moneyColors.text]) {
      expect(contrastRatio(text[mode], surface[mode])).toBeGreaterThanOrEqual(4.5);
    }
    for (const tone of Object.values(toneColors)) {
      expect(contrastRatio(tone.text[mode], surface[mode])).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(surfaces)('edges and focus rings are visible on surface %s', (_, surface) => {
    expect(contrastRatio(borderColors.strong[mode], surface[mode])).toBeGreaterThanOrEqual(3);
    expect(contrastRatio(focusColor[mode], surface[mode])).toBeGreaterThanOrEqual(3);
  });

  test.each([
    ...Object.entries(statusColors),
    ...Object.entries(toneColors),
    ['accent', accentColors] as const,
    ['money', moneyColors] as const,
  ])('%s is readable on its tint', (_, group) => {
    expect(contrastRatio(group.text[mode], group.subtle[mode])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.entries(chartColors))('series %s of a chart is visible on its background', (_, series) => {
    for (const surface of [surfaceColors.panel, surfaceColors.raised, surfaceColors.canvas])
      expect(contrastRatio(series[mode], surface[mode])).toBeGreaterThanOrEqual(3);
  });

  test.each([
    ['counts', accentColors.graph],
    ['the funnel', accentColors.area],
    ['money', moneyColors.graph],
    ['a limit reached', toneColors.warning.graph],
  ])('a bar or line of %s is visible on the page and on its track', (_, graph) => {
    expect(contrastRatio(graph[mode], surfaceColors.panel[mode])).toBeGreaterThanOrEqual(3);
    expect(contrastRatio(graph[mode], trackColor[mode])).toBeGreaterThanOrEqual(3);
  });

  test('each step of a heat map has more contrast with the page than the previous one', () => {
    const steps = Object.values(heatColors).map((step) => contrastRatio(step[mode], surfaceColors.panel[mode]));
    expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  });

  test('separators are fainter than outlines, and outlines fainter than the edges of inputs', () => {
    const [line, control, strong] = [borderColors.default, borderColors.control, borderColors.strong].map((color) =>
      contrastRatio(color[mode], surfaceColors.panel[mode]),
    ) as [number, number, number];
    expect(line).toBeLessThan(control);
    expect(control).toBeLessThan(strong);
  });

  test('text is readable on solid fills', () => {
    const fills = [accentColors.solid, accentColors.solidHover, ...Object.values(toneColors).map((tone) => tone.solid)];
    for (const fill of fills) {
      expect(contrastRatio(textColors.onSolid[mode], fill[mode])).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('text is readable on the particles of the home page', () => {
    const { value, dots, links, grab } = particleColor;
    for (const opacity of [dots, links, grab]) {
      const behind = blend(value, surfaceColors.panel[mode], opacity);
      for (const text of [textColors.default, textColors.muted, accentColors.text])
        expect(contrastRatio(text[mode], behind)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
