import axe, { type RunOptions } from 'axe-core';
import { showTheme } from './shown-theme';

/**
 * Axe options for tests: report violations only; skip preloading, because no enabled rule inspects external styles or media;
 * and skip the rule about inline `!important` spacing, which takes a fifth of the time, and which the nightly journeys check.
 */
export const quickly: RunOptions = {
  resultTypes: ['violations'],
  preload: false,
  rules: { 'avoid-inline-spacing': { enabled: false } },
};

/**
 * Runs the contrast rule of axe in the other theme. The themes differ in colours only, so all other rules run once, in
 * the theme shown. Throws if there are violations.
 */
export async function checkOtherTheme(theme: string): Promise<void> {
  showTheme(theme === 'dark' ? 'light' : 'dark');
  try {
    const { violations } = await axe.run(
      { include: [document.body], exclude: ['[aria-busy=true]'] },
      { ...quickly, runOnly: ['color-contrast'] },
    );
    const found = violations.flatMap(({ nodes }) =>
      nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`),
    );
    if (found.length > 0) throw new Error(`Contrast in the other theme than "${theme}":\n${found.join('\n')}`);
  } finally {
    showTheme(theme);
  }
}
