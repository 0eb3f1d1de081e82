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

// what is drawn on a solid fill and under the pointer is HTML
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
  // a shade behind a chart would cover its lines
  ['surface-sunken', 'transparent'],
  ...replaced('text', texts, 'CanvasText'),
  ...replaced('border', borderColors, 'CanvasText'),
  ['border', 'GrayText'],
  ...replaced('accent', accents, 'Highlight'),
  ...replaced('money', moneyColors, 'CanvasText'),
  ...partsOf('tone', toneColors),
  ...partsOf('status', statusColors),
  // dashes, marks and hatchings tell them apart
  ...replaced('chart', chartColors, 'CanvasText'),
] as const;

/**
 * In forced colours, the browser replaces the colours of HTML and leaves those of SVG, which would be invisible on a
 * ground that it has replaced: icons, axes, lines of charts. Inside of SVG the tokens are the system's colours then.
 */
export const forcedColors: Record<`--${string}`, string> = Object.fromEntries(
  tokens.map(([name, color]) => [`--ui-colors-${name}`, color]),
);
