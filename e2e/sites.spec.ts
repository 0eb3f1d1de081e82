import { readFileSync } from 'node:fs';
import type { Frame, Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import { tabTo } from './steps/tab-to.ts';
import { toast } from './steps/toast.ts';

test.use({ apart: 'sites' });

/** The document that the server answers while it has no advert to show. */
const EMPTY_VAST = /<VAST version="3.0"\/>/;

const codeOf = (page: Page, label: string): Locator => page.getByRole('region', { name: `Code for ${label}` });

/** Opens the codes of a placement at a tab and reads the code. */
async function readCode(page: Page, label: string): Promise<string> {
  await page.getByRole('navigation', { name: 'Kinds of codes' }).getByRole('link', { name: label }).click();
  const code = codeOf(page, label);
  await expect(code).toBeVisible();
  return (await code.textContent()) ?? '';
}

async function expectNoSideways(page: Page): Promise<void> {
  const root = page.locator('html');
  await expect.poll(() => root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
}

test('a new site is verified, reviewed and given a placement, whose codes ask for adverts', async ({
  as,
  visit,
  site,
  videos,
}) => {
  const owner = await as('webmaster', '/webmaster/sites/new-site');
  await owner.getByRole('textbox', { name: 'Address' }).fill(`HTTPS://${site.domain.toUpperCase()}/path`);
  await owner.getByRole('button', { name: 'Continue' }).click();
  await expect(owner.getByRole('textbox', { name: 'Name' })).toHaveValue('Lakeside news');
  await expect(owner.getByRole('textbox', { name: 'Address' })).toHaveValue(site.domain);
  await owner.getByRole('combobox', { name: 'Categories' }).fill('IAB12');
  await owner.getByRole('combobox', { name: 'Categories' }).press('Enter');
  await owner.getByRole('button', { name: 'Create site' }).click();
  await expect(toast(owner, 'Site Lakeside news created')).toBeVisible();
  await expect(owner.getByRole('heading', { level: 1, name: 'Lakeside news' })).toBeVisible();
  const address = new URL(owner.url()).pathname;

  await test.step('a wrong token is explained, the right one verifies', async () => {
    const part = owner.getByRole('region', { name: 'Verification' });
    const tag =
      (await part
        .getByText(/^<meta /)
        .first()
        .textContent()) ?? '';
    site.show('Lakeside news', tag.replace(/content="[^"]*"/, 'content="another"'));
    await part.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(part.getByText('content="another"').first()).toBeVisible();
    site.show('Lakeside news', tag);
    await part.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(part.getByText(/^Verified on /)).toBeVisible();
  });

  const manager = await as('manager', '/manager/sites/review');
  await test.step('a reviewer returns it with a reason, the owner sends it again', async () => {
    await manager.getByRole('button', { name: 'Return Lakeside news' }).click();
    const dialog = manager.getByRole('dialog', { name: 'Return Lakeside news?' });
    await dialog.getByLabel('Comment').fill('The section on recipes is empty');
    await dialog.getByRole('button', { name: 'Return' }).click();
    await expect(toast(manager, 'Site Lakeside news returned')).toBeVisible();
    await owner.reload();
    await expect(owner.getByText('“The section on recipes is empty”')).toBeVisible();
    await owner.getByRole('button', { name: 'Resubmit' }).click();
    await expect(toast(owner, 'Site Lakeside news sent to review')).toBeVisible();
  });

  await manager.reload();
  await manager.getByRole('button', { name: 'Approve Lakeside news' }).click();
  await expect(toast(manager, 'Site Lakeside news approved')).toBeVisible();

  await test.step('a placement is made with the keyboard alone, on a telephone', async () => {
    await owner.setViewportSize({ width: 360, height: 740 });
    await owner.goto(`${address}/placements/new`);
    await expectNoSideways(owner);
    await tabTo(owner.getByRole('textbox', { name: 'Name' }));
    await owner.keyboard.type('Before the weather');
    await tabTo(owner.getByRole('combobox', { name: 'Format' }));
    await owner.keyboard.type('Preroll');
    await tabTo(owner.getByRole('button', { name: 'Create placement' }));
    await owner.keyboard.press('Enter');
    await expect(toast(owner, 'Placement Before the weather created')).toBeVisible();
    await expect(owner.getByRole('heading', { level: 1, name: 'Before the weather' })).toBeFocused();
    await expectNoSideways(owner);
    await tabTo(owner.getByRole('button', { name: 'Copy the code' }));
    await owner.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await owner.keyboard.press('Enter');
    await expect(owner.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await owner.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await codeOf(owner, 'VAST URL').textContent());
  });

  const visitor = await visit();
  site.pages.set('/news.mp4', { body: readFileSync(videos.mp4()), type: 'video/mp4' });
  // the libraries of the Video.js tab, which come from other hosts
  await visitor.route(/^https:\/\/(cdn\.jsdelivr\.net|imasdk\.googleapis\.com)\//, (route) => {
    const isPlayer = route.request().url().includes('/video.min.js');
    return route.fulfill({ contentType: isPlayer ? 'text/javascript' : 'text/plain', body: isPlayer ? player : '' });
  });

  for (const label of ['HTML5 video', 'Video.js', 'Iframe'])
    await test.step(`the code for ${label} asks for an advert, then the page's video plays`, async () => {
      // as the note beside the code says
      const code = (await readCode(owner, label)).replaceAll(
        /https:\/\/[\w.-]*\/your-video\.mp4/g,
        `${site.url}/news.mp4`,
      );
      expect(code).toContain('/news.mp4');
      site.pages.set('/watch', {
        body: `<!doctype html><html lang="en"><title>Watch</title><body>${code}</body></html>`,
      });
      await visitor.goto(`${site.url}/watch`);
      const asked = visitor.waitForResponse((response) => response.url().includes('/vast?placement='));
      const frame = await playerFrame(visitor, label);
      await frame.locator('video').evaluate((video: HTMLVideoElement) => {
        video.muted = true;
        return video.play().catch(() => {});
      });
      const answer = await asked;
      expect(new URL(answer.url()).searchParams.get('page')).toContain(site.url);
      expect(await answer.text()).toMatch(EMPTY_VAST);
      const video = frame.locator('video');
      await expect.poll(() => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime)).toBeGreaterThan(0.2);
    });

  await owner.goto(address);
  await expect(owner.getByRole('list', { name: 'What to do next' })).toBeHidden();
  await expectNoSideways(owner);
});

/** What the code calls of Video.js and its IMA plugin: at the first play they ask for the advert. */
const player = `window.videojs = (id) => ({
  ima: ({ adTagUrl }) => document.getElementById(id).addEventListener('play', () => fetch(adTagUrl).then((answer) => answer.text()), { once: true }),
});`;

/** The document in which the code's player is. */
async function playerFrame(page: Page, label: string): Promise<Frame> {
  if (label !== 'Iframe') return page.mainFrame();
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('The code has no frame');
  return frame;
}
