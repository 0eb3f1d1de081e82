import {
  accentColors,
  borderColors,
  type ColorGroup,
  type ColorPair,
  chartColors,
  focusColor,
  heatColors,
  moneyColors,
  screenColor,
  scrimColor,
  statusColors,
  surfaceColors,
  textColors,
  toneColors,
  trackColor,
} from './colors';

/** All foreground and background combinations of a group, by token name. */
export interface ColourMatrix {
  title: string;
  colors: ColorGroup;
  surfaces: ColorGroup;
  /** Drawn as text, as an edge, or as an overlay on text. */
  as: 'text' | 'edge' | 'veil';
}

/** A text colour on its own background tint. */
interface Tint {
  text: [name: string, color: ColorPair];
  ground: [name: string, color: ColorPair];
}

const under = (group: string, colors: ColorGroup): ColorGroup =>
  Object.fromEntries(Object.entries(colors).map(([name, color]) => [`${group}.${name}`, color]));

const surfaces = under('surface', surfaceColors);
const { default: text, onSolid, ...texts } = textColors;
const { panel, raised, canvas } = surfaceColors;
const { solid, solidHover, text: accentText, subtle: accentSubtle, graph, area } = accentColors;

const partOf = (
  group: string,
  colors: Record<string, { text: ColorPair; solid?: ColorPair }>,
  part: 'text' | 'solid',
) =>
  Object.fromEntries(
    Object.entries(colors).flatMap(([name, { [part]: color }]) => (color ? [[`${group}.${name}.${part}`, color]] : [])),
  );

export const colourMatrices: readonly ColourMatrix[] = [
  {
    title: 'Text on surfaces, at least 4.5',
    colors: {
      text,
      ...under('text', texts),
      'accent.text': accentText,
      'money.text': moneyColors.text,
      ...partOf('tone', toneColors, 'text'),
    },
    surfaces,
    as: 'text',
  },
  {
    title: 'Words of statuses on surfaces, at least 4.5',
    colors: partOf('status', statusColors, 'text'),
    surfaces,
    as: 'text',
  },
  {
    title: 'Edges of controls and focus, at least 3',
    colors: { 'border.strong': borderColors.strong, focus: focusColor },
    surfaces,
    as: 'edge',
  },
  {
    title: 'Lines that separate, and outlines of what its text identifies',
    colors: { border: borderColors.default, 'border.control': borderColors.control },
    surfaces,
    as: 'edge',
  },
  {
    title: 'Lines and bars of graphs, at least 3',
    colors: {
      'accent.graph': graph,
      'accent.area': area,
      'money.graph': moneyColors.graph,
      'tone.warning.graph': toneColors.warning.graph,
    },
    surfaces: { 'surface.panel': panel, 'surface.track': trackColor },
    as: 'edge',
  },
  { title: 'Steps of a heat map', colors: under('heat', heatColors), surfaces: { 'surface.panel': panel }, as: 'edge' },
  {
    title: 'Text on solid fills and on the ground of a video, at least 4.5',
    colors: { 'text.onSolid': onSolid },
    surfaces: {
      'accent.solid': solid,
      'accent.solidHover': solidHover,
      ...partOf('tone', toneColors, 'solid'),
      screen: screenColor,
    },
    as: 'text',
  },
  { title: 'Over the page, behind a dialog', colors: { scrim: scrimColor }, surfaces, as: 'veil' },
  {
    title: 'Series of charts, at least 3',
    colors: under('chart', chartColors),
    surfaces: under('surface', { panel, raised, canvas }),
    as: 'edge',
  },
];

const tintsOf = (group: string, colors: Record<string, { text: ColorPair; subtle: ColorPair }>): Tint[] =>
  Object.entries(colors).map(([name, { text, subtle }]) => ({
    text: [`${group}.${name}.text`, text],
    ground: [`${group}.${name}.subtle`, subtle],
  }));

export const colourTints: readonly Tint[] = [
  ...tintsOf('status', statusColors),
  ...tintsOf('tone', toneColors),
  { text: ['accent.text', accentText], ground: ['accent.subtle', accentSubtle] },
  { text: ['money.text', moneyColors.text], ground: ['money.subtle', moneyColors.subtle] },
];
