import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { cache } from '@emotion/css';
import { isTest } from './is-test';

/** Chromium refuses to insert a rule for Firefox alone, and Emotion reports that as an error. */
const dropFirefoxRules: StylisPlugin = (element) => {
  if (!Array.isArray(element.props) || !element.props.some((selector) => selector.includes(':-moz-'))) return;
  // without these it has no text
  element.props = [];
  element.children = [];
};

/**
 * Emotion's cache for stories. Outside of production Emotion gives each rule an element of its own, for developer tools,
 * and each makes the browser compute all styles anew. Tests insert rules into one sheet, as the product does, which takes a
 * tenth off their time.
 */
export const styleCache: EmotionCache = createCache(
  isTest ? { key: 'css', speedy: true, stylisPlugins: [dropFirefoxRules] } : { key: 'css' },
);

// the sheet of `styled`
if (isTest) cache.sheet.isSpeedy = true;
