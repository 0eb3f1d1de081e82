import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { cache } from '@emotion/css';
import { isTest } from './is-test';

/** Removes rules for Firefox: Chromium refuses to insert them, which Emotion reports as an error. */
const dropFirefoxRules: StylisPlugin = (element) => {
  if (!Array.isArray(element.props) || !element.props.some((selector) => selector.includes(':-moz-'))) return;
  // the rule then has no text
  element.props = [];
  element.children = [];
};

/**
 * Emotion's cache for stories. Outside production, Emotion creates a style element for each rule, for developer tools,
 * and each of them makes the browser recompute all styles. Tests insert rules into one style sheet, as the product
 * does, which saves a tenth of their time.
 */
export const styleCache: EmotionCache = createCache(
  isTest ? { key: 'css', speedy: true, stylisPlugins: [dropFirefoxRules] } : { key: 'css' },
);

// also for the style sheet of `styled`
if (isTest) cache.sheet.isSpeedy = true;
