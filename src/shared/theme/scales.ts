/** The breakpoints of the specification, section 9. There are no others. */
export const breakpoints = { xs: '0px', sm: '600px', md: '960px', lg: '1160px', xl: '1440px', xxl: '1800px' };

/** Viewports that layouts are tested in; narrower ones are not supported. */
export const windows = { narrowest: '360px', height: '900px' };

/** Converts a spacing step to pixels, for virtual lists that compute the height of unrendered rows. */
export const stepInPixels = (step: number) => step * 4;

const rem = (px: number) => `${px / 16}rem`;
const scale = (steps: readonly number[]) =>
  Object.fromEntries(steps.map((step) => [step, { value: rem(stepInPixels(step)) }]));

/** Multiples of 4 px: `4` is 16 px. Half steps are for optical corrections inside controls. */
export const spacing = scale([0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16, 20, 24]);

export const sizes = {
  ...scale([
    0.5, 1, 1.5, 2, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 20, 24, 32, 40, 44, 48, 56, 60, 64, 80,
    96,
  ]),
  full: { value: '100%' },
  /** Width of a single dialog (specification, section 9). */
  dialog: { value: '444px' },
  /** One column of a form: about 70 characters per line. */
  form: { value: rem(560) },
  sidebar: { value: rem(224) },
  sidebarCollapsed: { value: rem(56) },
  topbar: { value: rem(52) },
  content: { value: rem(1664) },
  /** Content of the public pages. */
  page: { value: rem(1200) },
  /** Running text: about 72 characters per line at 16 px. */
  prose: { value: rem(608) },
};

export const fonts = {
  body: { value: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif" },
  heading: { value: '{fonts.body}' },
  mono: { value: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace" },
};

export const fontSizes = {
  xs: { value: rem(12) },
  sm: { value: rem(13) },
  md: { value: rem(14) },
  lg: { value: rem(16) },
};

export const fontWeights = {
  normal: { value: '400' },
  medium: { value: '500' },
  semibold: { value: '600' },
};

/** One value for all widths, or two: below `sm` and from `sm`. */
type Responsive = number | { base: number; sm: number };

const inRem = (px: Responsive) => (typeof px === 'number' ? rem(px) : { base: rem(px.base), sm: rem(px.sm) });

/** Size and line height in pixels, weight (inherited by default), letter spacing in em. */
const style = (size: Responsive, line: Responsive, weight?: number, tracking = 0) => ({
  value: {
    fontSize: inRem(size),
    lineHeight: inRem(line),
    ...(weight !== undefined && { fontWeight: String(weight) }),
    ...(tracking !== 0 && { letterSpacing: `${tracking}em` }),
  },
});

/** A prominent number. Its digits have equal widths, so that it doesn't shift when it changes. */
const figure = (...measures: Parameters<typeof style>) => ({
  value: { ...style(...measures).value, fontVariantNumeric: 'lining-nums tabular-nums' },
});

export const textStyles = {
  tick: figure(11, 14),
  caption: style(12, 16),
  overline: style(12, 16, 500),
  small: style(13, 20),
  body: style(14, 20),
  lead: style(16, 24),
  sub: style(14, 20, 600),
  sectionTitle: style(16, 24, 600, -0.008),
  subtitle: style(18, 26, 600, -0.012),
  pageTitle: style({ base: 20, sm: 22 }, { base: 26, sm: 28 }, 600, -0.017),
  display: style({ base: 32, sm: 44 }, { base: 38, sm: 52 }, 600, -0.028),
  'figure.sm': figure(18, 24, 600, -0.014),
  /** The figures above a list, below `sm`. */
  'figure.md': figure(20, 26, 600, -0.022),
  figure: figure({ base: 22, sm: 26 }, { base: 28, sm: 32 }, 600, -0.022),
  'figure.xl': figure({ base: 34, sm: 40 }, { base: 40, sm: 44 }, 600, -0.028),
};

export const radii = {
  xs: { value: '2px' },
  sm: { value: '4px' },
  md: { value: '6px' },
  lg: { value: '10px' },
  full: { value: '9999px' },
};

/** Widths of dividers, outlines and focus rings. */
export const borderWidths = {
  hairline: { value: '1px' },
  ring: { value: '2px' },
};

/** Offset of the focus ring; negative inside elements that clip or have close neighbours. */
export const outlineOffsets = { outside: '2px', near: '1px', over: '-1px', inside: '-2px' };

export const shadows = {
  sm: { value: { _light: '0 1px 2px rgb(20 24 31 / 0.06)', _dark: '0 1px 2px rgb(0 0 0 / 0.4)' } },
  md: {
    value: {
      _light: '0 0 0 1px rgb(20 24 31 / 0.06), 0 6px 20px rgb(20 24 31 / 0.12)',
      _dark: '0 0 0 1px rgb(255 255 255 / 0.08), 0 6px 20px rgb(0 0 0 / 0.5)',
    },
  },
  lg: {
    value: {
      _light: '0 0 0 1px rgb(20 24 31 / 0.06), 0 20px 48px rgb(20 24 31 / 0.2)',
      _dark: '0 0 0 1px rgb(255 255 255 / 0.08), 0 20px 48px rgb(0 0 0 / 0.6)',
    },
  },
};

export const durations = {
  fast: { value: '120ms' },
  moderate: { value: '180ms' },
};

export const easings = { standard: { value: 'cubic-bezier(0.2, 0, 0, 1)' } };

export const zIndex = {
  sticky: { value: 10 },
  shell: { value: 20 },
  overlay: { value: 100 },
  toast: { value: 200 },
};

export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: 0.45 } },
  fadeIn: { from: { opacity: 0 } },
  fadeOut: { to: { opacity: 0 } },
  riseIn: { from: { opacity: 0, transform: 'translateY(6px)' } },
  sinkOut: { to: { opacity: 0, transform: 'translateY(6px)' } },
  slideInStart: { from: { transform: 'translateX(-100%)' } },
  slideOutStart: { to: { transform: 'translateX(-100%)' } },
};
