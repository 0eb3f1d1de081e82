export interface ColorPair {
  light: string;
  dark: string;
}

export type ColorGroup = Record<string, ColorPair>;

const pair = (light: string, dark: string): ColorPair => ({ light, dark });

/** Backgrounds: the page is `panel`, the sidebar `canvas`, floating elements are `raised`. */
export const surfaceColors = {
  canvas: pair('#f7f8fa', '#0b0e12'),
  panel: pair('#ffffff', '#11151b'),
  sunken: pair('#f1f3f6', '#0b0e12'),
  raised: pair('#ffffff', '#1a2029'),
  hover: pair('#f4f6f9', '#181d25'),
  selected: pair('#eaf0ff', '#182448'),
} satisfies ColorGroup;

/** The unfilled part of a bar. Holds no text. */
export const trackColor = pair('#e4e8ee', '#2a323d');

export const textColors = {
  default: pair('#12161d', '#e8ebf0'),
  muted: pair('#4a5463', '#a9b3c0'),
  subtle: pair('#5f6a79', '#929dac'),
  onSolid: pair('#ffffff', '#ffffff'),
} satisfies ColorGroup;

/**
 * `default` separates. `control` outlines buttons and chips, which are identified by their text. `strong` outlines
 * inputs and checkboxes and has a contrast of 3:1 against the surfaces.
 */
export const borderColors = {
  default: pair('#e5e8ed', '#232a34'),
  control: pair('#d3d9e1', '#343d4a'),
  strong: pair('#7b8696', '#6a7585'),
} satisfies ColorGroup;

/** Actions and counts. `graph` draws lines and bars, `area` the larger shapes of the funnel. */
export const accentColors = {
  solid: pair('#2f5bea', '#3d66e8'),
  solidHover: pair('#2449c9', '#345ad6'),
  text: pair('#2449c9', '#9db5ff'),
  subtle: pair('#eaf0ff', '#182448'),
  graph: pair('#2f5bea', '#7d9bff'),
  area: pair('#2f5bea', '#5a7df2'),
} satisfies ColorGroup;

/** Copper: money and time. Never an action. */
export const moneyColors = {
  graph: pair('#c2570c', '#f0a35e'),
  text: pair('#9c4408', '#f5b273'),
  subtle: pair('#fdf1e6', '#33200f'),
} satisfies ColorGroup;

/** Steps of a heat map, from lowest to highest. */
export const heatColors = {
  0: pair('#f1f4fa', '#171d28'),
  1: pair('#d5e0fb', '#1e2d55'),
  2: pair('#a5bcf6', '#2b468f'),
  3: pair('#6488ef', '#4a6fd8'),
  4: pair('#2f5bea', '#86a4ff'),
  5: pair('#1b3796', '#c3d1ff'),
} satisfies ColorGroup;

/**
 * Tones of banners, toasts and field errors. `solid` fills a toast: a warning toast is grey, although warnings are
 * ochre elsewhere. `graph` draws bars of warnings.
 */
export const toneColors = {
  success: { solid: pair('#147a43', '#1b7f4a'), text: pair('#106036', '#6fd79c'), subtle: pair('#e2f5ea', '#10301f') },
  error: { solid: pair('#c22f38', '#c93a43'), text: pair('#a8252e', '#ff9a9e'), subtle: pair('#fdeaeb', '#3a171a') },
  warning: {
    solid: pair('#5d6672', '#57616e'),
    text: pair('#665000', '#ecce6b'),
    subtle: pair('#fbf3d3', '#2f290d'),
    graph: pair('#8a6a00', '#e3c04a'),
  },
  info: { solid: pair('#2563c9', '#2a68cf'), text: pair('#1b4d9e', '#8fbcff'), subtle: pair('#e5effd', '#152a48') },
} satisfies Record<string, ColorGroup>;

/** One group per entity status. Never shown without an icon and a word. */
export const statusColors = {
  approved: { text: pair('#0d5f66', '#70d3dc'), subtle: pair('#dff4f5', '#0e2f33') },
  working: { text: pair('#106036', '#6fd79c'), subtle: pair('#e2f5ea', '#10301f') },
  stopped: { text: pair('#4a5463', '#a9b3c0'), subtle: pair('#edf0f4', '#242b35') },
  moderate: { text: pair('#665000', '#ecce6b'), subtle: pair('#fbf3d3', '#2f290d') },
  // shares the blue of info: unlike the other stopped states, it asks the owner to act
  returned: { text: toneColors.info.text, subtle: toneColors.info.subtle },
  ban: { text: pair('#a8252e', '#ff9a9e'), subtle: pair('#fdeaeb', '#3a171a') },
  deleted: { text: pair('#6f4146', '#d3a5a9'), subtle: pair('#f4ebec', '#2e2123') },
  lock: { text: pair('#6a3bb0', '#c9adff'), subtle: pair('#f1eafc', '#2a1d44') },
  archive: { text: pair('#5e4b3a', '#cdb9a5'), subtle: pair('#f3eee8', '#2c2620') },
} satisfies Record<string, ColorGroup>;

/**
 * Chart series, in order of use; the second is the copper of money. Distinguishable with any kind of colour vision, but
 * colour is never the only difference between two series.
 */
export const chartColors = {
  1: accentColors.graph,
  2: moneyColors.graph,
  3: pair('#0a6759', '#8fe3c3'),
  4: pair('#c46ac6', '#a96bad'),
  5: pair('#441782', '#f2d648'),
  6: pair('#6e1734', '#de504d'),
} satisfies ColorGroup;

/** Background of a video: letterbox bars stay black in both themes. */
export const screenColor = pair('#000000', '#000000');

/** Covers the page behind an open dialog. */
export const scrimColor = pair('rgb(10 14 20 / 0.45)', 'rgb(0 0 0 / 0.6)');

export const focusColor = pair('#2f5bea', '#9db5ff');

/**
 * Particles behind the text of the home page: one grey for both themes, as strong as the contrast of the text allows.
 */
export const particleColor = { value: '#8a94a6', dots: 0.3, links: 0.2, grab: 0.3 };

export type EntityStatus = keyof typeof statusColors;
export type Tone = keyof typeof toneColors;
export type ChartTone = keyof typeof chartColors;

const toToken = ({ light, dark }: ColorPair) => ({ value: { _light: light, _dark: dark } });

const toTokens = (group: ColorGroup) =>
  Object.fromEntries(
    Object.entries(group).map(([name, color]) => [name === 'default' ? 'DEFAULT' : name, toToken(color)]),
  );

const toNestedTokens = (groups: Record<string, ColorGroup>) =>
  Object.fromEntries(Object.entries(groups).map(([name, group]) => [name, toTokens(group)]));

export const colorTokens = {
  surface: { ...toTokens(surfaceColors), track: toToken(trackColor) },
  text: toTokens(textColors),
  border: toTokens(borderColors),
  accent: toTokens(accentColors),
  money: toTokens(moneyColors),
  heat: toTokens(heatColors),
  tone: toNestedTokens(toneColors),
  status: toNestedTokens(statusColors),
  chart: toTokens(chartColors),
  screen: toToken(screenColor),
  focus: toToken(focusColor),
  scrim: toToken(scrimColor),
};
