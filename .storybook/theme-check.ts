import axe, { type RunOptions } from 'axe-core';
import { showTheme } from './shown-theme';

/** What a test asks of axe: it describes violations alone, and no rule of ours reads other files' styles or media. */
export const quickly: RunOptions = { resultTypes: ['violations'], preload: false };

/**
 * Only colours differ between the themes, so the whole of axe runs once, in the theme shown, and its
 * contrast rule once more in the other one. Throws with what it found.
 */
export async function checkOtherTheme(theme: string): Promise<void> {
  showTheme(theme === 'dark' ? 'light' : 'dark');
  try {
    const { violations } = await axe.run(document.body, { ...quickly, runOnly: ['color-contrast'] });
    const found = violations.flatMap(({ nodes }) =>
      nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`),
    );
    if (found.length > 0) throw new Error(`Contrast in the other theme than "${theme}":\n${found.join('\n')}`);
  } finally {
    showTheme(theme);
  }
}
