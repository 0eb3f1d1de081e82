import axe, { type RunOptions } from 'axe-core';
import { showTheme } from './shown-theme';

/**
 * Axe options for tests: reports only violations; skips preloading, because no enabled rule inspects external styles or
 * media; and skips the rule about inline `!important` spacing, which takes a fifth of the time and is checked by the
 * nightly journeys.
 */
export const fastAxeOptions: RunOptions = {
  resultTypes: ['violations'],
  preload: false,
  rules: { 'avoid-inline-spacing': { enabled: false } },
};

/**
 * Runs axe's contrast rule in the other theme. The themes differ only in colours, so all other rules run once, in the
 * current theme. Throws if there are violations.
 */
export async function checkOtherTheme(theme: string): Promise<void> {
  showTheme(theme === 'dark' ? 'light' : 'dark');
  try {
    const { violations } = await axe.run(
      { include: [document.body], exclude: ['[aria-busy=true]'] },
      { ...fastAxeOptions, runOnly: ['color-contrast'] },
    );
    const found = violations.flatMap(({ nodes }) =>
      nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`),
    );
    if (found.length > 0) throw new Error(`Contrast in the other theme than "${theme}":\n${found.join('\n')}`);
  } finally {
    showTheme(theme);
  }
}
