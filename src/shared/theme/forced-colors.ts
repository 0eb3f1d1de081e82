import {
  accentColors,
  borderColors,
  chartColors,
  moneyColors,
  statusColors,
  surfaceColors,
  textColors,
  toneColors,
} from './colors';

// these colours are used in HTML only, which the browser replaces itself
const { onSolid: _onSolid, ...texts } = textColors;
const { solidHover: _solidHover, ...accents } = accentColors;

const replaced = (group: string, colors: object, by: string) =>
  Object.keys(colors).map((name) => [name === 'default' ? group : `${group}-${name}`, by] as const);

const partsOf = (group: string, colors: Record<string, object>) =>
  Object.entries(colors).flatMap(([name, parts]) =>
    Object.keys(parts).flatMap((part) =>
      part === 'text' || part === 'graph' ? [[`${group}-${name}-${part}`, 'CanvasText'] as const] : [],
    ),
  );

const tokens = [
  ...replaced('surface', surfaceColors, 'Canvas'),
  // a filled background would cover the lines of a chart
  ['surface-sunken', 'transparent'],
  ...replaced('text', texts, 'CanvasText'),
  ...replaced('border', borderColors, 'CanvasText'),
  ['border', 'GrayText'],
  ...replaced('accent', accents, 'Highlight'),
  ...replaced('money', moneyColors, 'CanvasText'),
  ...partsOf('tone', toneColors),
  ...partsOf('status', statusColors),
  // series remain distinguishable by dashes, marks and hatching
  ...replaced('chart', chartColors, 'CanvasText'),
] as const;

/**
 * In forced-colours mode the browser replaces the colours of HTML but not those of SVG, so that icons, axes and lines
 * of charts could be invisible on the new background. These rules map the tokens inside SVG to system colours.
 */
export const forcedColors: Record<`--${string}`, string> = Object.fromEntries(
  tokens.map(([name, color]) => [`--ui-colors-${name}`, color]),
);
