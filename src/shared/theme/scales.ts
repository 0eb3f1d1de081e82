/** Breakpoints of the specification, section 9: the only ones there are. */
export const breakpoints = { xs: '0px', sm: '600px', md: '960px', lg: '1160px', xl: '1440px', xxl: '1800px' };

/** The windows that layouts are looked at in: no narrower one is served. */
export const windows = { narrowest: '360px', height: '900px' };

/** What a step of the scales below measures; for lists that reckon with what they don't render. */
export const stepInPixels = (step: number) => step * 4;

const rem = (px: number) => `${px / 16}rem`;
const scale = (steps: readonly number[]) =>
  Object.fromEntries(steps.map((step) => [step, { value: rem(stepInPixels(step)) }]));

/** Multiples of 4 px: `4` is 16 px. Half steps are for optical corrections inside controls. */
export const spacing = scale([0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16, 20, 24]);

export const sizes = {
  ...scale([0.5, 1, 1.5, 2, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 32, 40, 48, 56, 60, 64, 80, 96]),
  full: { value: '100%' },
  /** Single dialog, section 9 of the specification. */
  dialog: { value: '444px' },
  /** One column of a form: about 70 characters. */
  form: { value: rem(560) },
  sidebar: { value: rem(224) },
  sidebarCollapsed: { value: rem(56) },
  topbar: { value: rem(52) },
  content: { value: rem(1600) },
  /** The public pages. */
  page: { value: rem(1200) },
  /** Lines to read: about 72 characters of 16 px. */
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
  xl: { value: rem(18) },
  '2xl': { value: rem(22) },
  '3xl': { value: rem(30) },
  '4xl': { value: rem(44) },
};

export const fontWeights = {
  normal: { value: '400' },
  medium: { value: '500' },
  semibold: { value: '600' },
};

export const textStyles = {
  caption: { value: { fontSize: 'xs', lineHeight: '1rem' } },
  small: { value: { fontSize: 'sm', lineHeight: '1.25rem' } },
  body: { value: { fontSize: 'md', lineHeight: '1.25rem' } },
  lead: { value: { fontSize: 'lg', lineHeight: '1.5rem' } },
  sectionTitle: { value: { fontSize: 'lg', lineHeight: '1.5rem', fontWeight: '600', letterSpacing: '-0.006em' } },
  subtitle: { value: { fontSize: 'xl', lineHeight: '1.625rem', fontWeight: '600', letterSpacing: '-0.012em' } },
  pageTitle: { value: { fontSize: '2xl', lineHeight: '1.75rem', fontWeight: '600', letterSpacing: '-0.017em' } },
  headline: { value: { fontSize: '3xl', lineHeight: '2.25rem', fontWeight: '600', letterSpacing: '-0.02em' } },
  display: { value: { fontSize: '4xl', lineHeight: '3.25rem', fontWeight: '600', letterSpacing: '-0.025em' } },
  overline: { value: { fontSize: 'xs', lineHeight: '1rem', fontWeight: '500', letterSpacing: '0.01em' } },
};

export const radii = {
  sm: { value: '4px' },
  md: { value: '6px' },
  lg: { value: '10px' },
  full: { value: '9999px' },
};

/** Lines: what separates, and what shows where the focus is. */
export const borderWidths = {
  hairline: { value: '1px' },
  ring: { value: '2px' },
};

/** How far the focus ring stands off; inside of what clips or has neighbours. */
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
