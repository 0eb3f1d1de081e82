/** A colour in both themes. */
export interface ColorPair {
  light: string;
  dark: string;
}

export type ColorGroup = Record<string, ColorPair>;

const pair = (light: string, dark: string): ColorPair => ({ light, dark });

/** What things lie on, from the page up to what floats above it. */
export const surfaceColors = {
  canvas: pair('#f6f7f9', '#0e1116'),
  panel: pair('#ffffff', '#151a21'),
  sunken: pair('#eef0f4', '#0a0d11'),
  raised: pair('#ffffff', '#1c222b'),
  hover: pair('#f0f2f6', '#1f2630'),
  selected: pair('#e9effe', '#1a2748'),
} satisfies ColorGroup;

export const textColors = {
  default: pair('#14181f', '#e8ebf0'),
  muted: pair('#4c5664', '#a9b3c0'),
  subtle: pair('#5b6676', '#929dac'),
  onSolid: pair('#ffffff', '#ffffff'),
} satisfies ColorGroup;

/** `strong` draws the edge of what can be operated, so it keeps 3:1 against the surfaces. */
export const borderColors = {
  default: pair('#dfe3e9', '#2a323d'),
  strong: pair('#7b8696', '#6a7585'),
} satisfies ColorGroup;

export const accentColors = {
  solid: pair('#2f5bea', '#3d66e8'),
  solidHover: pair('#2449c9', '#345ad6'),
  text: pair('#2449c9', '#9db5ff'),
  subtle: pair('#e9effe', '#1a2748'),
} satisfies ColorGroup;

/** Good, bad, careful, by the way: banners, toasts, errors of fields. */
export const toneColors = {
  success: { solid: pair('#147a43', '#1b7f4a'), text: pair('#106036', '#6fd79c'), subtle: pair('#e2f5ea', '#10301f') },
  error: { solid: pair('#c22f38', '#c93a43'), text: pair('#a8252e', '#ff9a9e'), subtle: pair('#fdeaeb', '#3a171a') },
  warning: { solid: pair('#5d6672', '#57616e'), text: pair('#7a4b00', '#f2c063'), subtle: pair('#fdf1d8', '#33260b') },
  info: { solid: pair('#2563c9', '#2a68cf'), text: pair('#1b4d9e', '#8fbcff'), subtle: pair('#e5effd', '#152a48') },
} satisfies Record<string, ColorGroup>;

/** One group for each status of an entity. Never shown without its icon and word. */
export const statusColors = {
  approved: { text: pair('#0d5f66', '#70d3dc'), subtle: pair('#dff4f5', '#0e2f33') },
  working: { text: pair('#106036', '#6fd79c'), subtle: pair('#e2f5ea', '#10301f') },
  stopped: { text: pair('#4c5664', '#b3bcc8'), subtle: pair('#eaedf1', '#262d37') },
  moderate: { text: pair('#7a4b00', '#f2c063'), subtle: pair('#fdf1d8', '#33260b') },
  ban: { text: pair('#a8252e', '#ff9a9e'), subtle: pair('#fdeaeb', '#3a171a') },
  deleted: { text: pair('#6f4146', '#d3a5a9'), subtle: pair('#f4ebec', '#2e2123') },
  lock: { text: pair('#6a3bb0', '#c9adff'), subtle: pair('#f1eafc', '#2a1d44') },
  archive: { text: pair('#5e4b3a', '#cdb9a5'), subtle: pair('#f3eee8', '#2c2620') },
} satisfies Record<string, ColorGroup>;

/**
 * Series of a chart, in the order in which they are taken. Apart for people with any kind of colour vision, and never
 * the only thing that tells two series apart.
 */
export const chartColors = {
  1: pair('#2f5bea', '#7d9bff'),
  2: pair('#9a4700', '#ee9450'),
  3: pair('#0a6759', '#8fe3c3'),
  4: pair('#c46ac6', '#a96bad'),
  5: pair('#93802a', '#f2d648'),
  6: pair('#6e1734', '#de504d'),
} satisfies ColorGroup;

/** What a video lies on: black bars belong to the picture, in both themes. */
export const screenColor = pair('#000000', '#000000');

/** What lies over the page while a dialog is open. */
export const scrimColor = pair('rgb(10 14 20 / 0.45)', 'rgb(0 0 0 / 0.6)');

export const focusColor = pair('#2f5bea', '#9db5ff');

/** What drifts behind the text of the home page: one grey for both themes, as strong as text on it allows. */
export const particleColor = { value: '#8a94a6', dots: 0.3, links: 0.2, grab: 0.3 };

export type EntityStatus = keyof typeof statusColors;
export type Tone = keyof typeof toneColors;
export type ChartTone = keyof typeof chartColors;

const toToken = ({ light, dark }: ColorPair) => ({ value: { _light: light, _dark: dark } });

/** Turns pairs into Chakra's semantic tokens. */
const toTokens = (group: ColorGroup) =>
  Object.fromEntries(
    Object.entries(group).map(([name, color]) => [name === 'default' ? 'DEFAULT' : name, toToken(color)]),
  );

const toNestedTokens = (groups: Record<string, ColorGroup>) =>
  Object.fromEntries(Object.entries(groups).map(([name, group]) => [name, toTokens(group)]));

export const colorTokens = {
  surface: toTokens(surfaceColors),
  text: toTokens(textColors),
  border: toTokens(borderColors),
  accent: toTokens(accentColors),
  tone: toNestedTokens(toneColors),
  status: toNestedTokens(statusColors),
  chart: toTokens(chartColors),
  screen: toToken(screenColor),
  focus: toToken(focusColor),
  scrim: toToken(scrimColor),
};
