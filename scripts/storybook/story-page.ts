import type { Page } from '@playwright/test';

export interface StoryEntry {
  id: string;
  /** `Components/Button` */
  title: string;
  name: string;
  type: 'story' | 'docs';
}

export async function listEntries(site: string): Promise<StoryEntry[]> {
  const index = (await (await fetch(`${site}index.json`)).json()) as { entries: Record<string, StoryEntry> };
  return Object.values(index.entries);
}

interface Preview {
  currentRender?: { phase?: string };
}

/** Shows a story alone and waits until it has been played. Answers how that ended: `finished`, or `errored`. */
export async function showStory(page: Page, site: string, id: string, globals = ''): Promise<string> {
  await page.goto(`${site}iframe.html?viewMode=story&id=${id}&globals=${globals}`);
  const ended = await page.waitForFunction(
    () => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as { __STORYBOOK_PREVIEW__?: Preview };
      const phase = preview?.currentRender?.phase ?? '';
      return ['finished', 'errored', 'aborted'].includes(phase) && phase;
    },
    undefined,
    { timeout: 60_000 },
  );
  await page.evaluate(() => document.fonts.ready);
  return String(await ended.jsonValue());
}
