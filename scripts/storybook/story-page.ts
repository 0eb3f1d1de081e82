import type { Frame, Page } from '@playwright/test';

export interface StoryEntry {
  id: string;
  /** For instance `Components/Actions/Button`. */
  title: string;
  name: string;
  type: 'story' | 'docs';
}

export async function listEntries(site: string): Promise<StoryEntry[]> {
  const index = (await (await fetch(`${site}index.json`)).json()) as { entries: Record<string, StoryEntry> };
  return Object.values(index.entries);
}

interface StorybookGlobals {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, payload: unknown) => void };
}

/**
 * Waits until a story was played, in a page or in Storybook's frame, and returns its outcome: `finished` or `errored`.
 */
export async function waitForStory(page: Page | Frame, id: string): Promise<string> {
  const phase = await page.waitForFunction(
    (wanted) => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as StorybookGlobals;
      const { id, phase = '' } = preview?.currentRender ?? {};
      return id === wanted && ['finished', 'errored', 'aborted'].includes(phase) && phase;
    },
    id,
    { timeout: 60_000 },
  );
  await page.evaluate(() => document.fonts.ready);
  return String(await phase.jsonValue());
}

/** Opens a story on a fresh page. */
export async function showStory(page: Page, site: string, id: string, globals = ''): Promise<string> {
  await page.goto(`${site}iframe.html?viewMode=story&id=${id}&globals=${globals}`);
  return waitForStory(page, id);
}

/** Switches an open page to another story, which takes a tenth of the time of a fresh page. */
export async function switchStory(page: Page, id: string): Promise<string> {
  await page.evaluate((storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as StorybookGlobals;
    channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
  return waitForStory(page, id);
}
