import { readFileSync } from 'node:fs';
import type { Frame, Locator, Page } from '@playwright/test';
import { servePlayers } from './fixtures/players.ts';
import { expect, test } from './fixtures/test.ts';
import { press } from './steps/press.ts';
import { tabTo } from './steps/tab-to.ts';
import { toast } from './steps/toast.ts';

// all steps in the cabinet use the keyboard alone, on a phone in the dark theme
test.use({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });

/** In the server's document while there is no advert. */
const NO_ADVERT = '/vast/error?reason=no_advert';

const codeOf = (page: Page, label: string): Locator => page.getByRole('region', { name: `Code for ${label}` });

/** Opens the codes of a placement at a tab, and returns the code. */
async function readCode(page: Page, label: string): Promise<string> {
  await press(page.getByRole('navigation', { name: 'Kinds of codes' }).getByRole('link', { name: label }));
  const code = codeOf(page, label);
  await expect(code).toBeVisible();
  return (await code.textContent()) ?? '';
}

async function expectNoSideways(page: Page): Promise<void> {
  const root = page.locator('html');
  await expect(root).toHaveClass(/dark/);
  await expect.poll(() => root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
}

async function type(field: Locator, text: string): Promise<void> {
  await tabTo(field);
  await field.page().keyboard.type(text);
}

test('a new site is verified, reviewed and given a placement, whose codes request adverts', async ({
  as,
  api,
  visit,
  site,
  videos,
  problems,
}) => {
  // Video.js's message about a document without adverts
  problems.expect(/VIDEOJS: ERROR: An error with Ads occured/);
  const owner = await as('webmaster');
  await expect(owner).toHaveURL(/\/webmaster\/sites$/);
  await test.step("webmasters can't open campaigns", async () => {
    await owner.goto('/webmaster/campaigns');
    await expect(owner.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
  });

  await owner.goto('/webmaster/sites');
  await press(owner.getByRole('link', { name: 'New site' }).first());
  const address = owner.getByRole('textbox', { name: 'Address' });
  await type(address, `HTTPS://${site.domain.toUpperCase()}/path`);
  await owner.keyboard.press('Enter');
  await expect(owner.getByRole('textbox', { name: 'Name' })).toHaveValue('Lakeside news');
  await expect(address).toHaveValue(site.domain);
  await expectNoSideways(owner);
  await type(owner.getByRole('combobox', { name: 'Categories' }), 'IAB12');
  await owner.keyboard.press('Enter');
  await press(owner.getByRole('button', { name: 'Create site' }));
  await expect(toast(owner, 'Site Lakeside news created')).toBeVisible();
  await expect(owner.getByRole('heading', { level: 1, name: 'Lakeside news' })).toBeFocused();
  await expectNoSideways(owner);
  const path = new URL(owner.url()).pathname;
  const created = await (await api('webmaster')).get<{ status: string }>(`sites/${path.split('/').at(-1)}`);
  expect(created.status).toBe('moderate');

  await test.step('a duplicate domain is refused with a link to the site, and the input stays', async () => {
    const second = await as('webmaster', '/webmaster/sites/new-site');
    const again = second.getByRole('textbox', { name: 'Address' });
    await type(again, `${site.domain}.`);
    await second.keyboard.press('Enter');
    await expect(again).toHaveAccessibleDescription(/already/);
    await expect(again).toHaveValue(`${site.domain}.`);
    await expect(second.getByRole('link', { name: 'Lakeside news' })).toHaveAttribute('href', path);
    await second.close();
  });

  await test.step('a wrong token is explained, and the right one verifies the site', async () => {
    const part = owner.getByRole('region', { name: 'Verification' });
    const tag = (await part.getByRole('region', { name: 'Meta tag' }).textContent()) ?? '';
    site.show('Lakeside news', tag.replace(/content="[^"]*"/, 'content="another"'));
    await press(part.getByRole('button', { name: 'Check', exact: true }));
    await expect(part.getByText('content="another"').first()).toBeVisible();
    await expectNoSideways(owner);
    site.show('Lakeside news', tag);
    await press(part.getByRole('button', { name: 'Check', exact: true }));
    await expect(part.getByText(/^Verified on /)).toBeVisible();
  });

  const waiting = `/manager/sites/review?site=${path.split('/').at(-1)}`;
  const manager = await as('manager', waiting);
  await test.step('a reviewer returns the site with a reason, and the owner resubmits it', async () => {
    const queue = manager.getByRole('navigation', { name: 'Queue' });
    await expect(queue.getByRole('link', { name: /^Lakeside news/ })).toBeFocused();
    await manager.keyboard.press('r');
    const dialog = manager.getByRole('dialog', { name: 'Return Lakeside news?' });
    await dialog.getByLabel('Reason').press('ArrowDown');
    await type(dialog.getByLabel('Comment'), 'The section on recipes is empty');
    await press(dialog.getByRole('button', { name: 'Return' }));
    await expect(toast(manager, 'Site Lakeside news returned')).toBeVisible();
    await owner.reload();
    await expect(owner.getByText('“The section on recipes is empty”')).toBeVisible();
    await press(owner.getByRole('button', { name: 'Resubmit' }));
    await expect(toast(owner, 'Site Lakeside news sent to review')).toBeVisible();
    await expectNoSideways(owner);
  });

  await manager.goto(waiting);
  await expect(manager.getByRole('heading', { level: 2, name: 'Lakeside news' })).toBeVisible();
  await expectNoSideways(manager);
  await press(manager.getByRole('button', { name: 'Approve' }));
  await expect(toast(manager, 'Site Lakeside news approved')).toBeVisible();

  await test.step('a placement is created, and its code copied', async () => {
    await owner.reload();
    await press(owner.getByRole('link', { name: 'New placement' }).first());
    await type(owner.getByRole('textbox', { name: 'Name' }), 'Before the weather');
    await type(owner.getByRole('combobox', { name: 'Format' }), 'Preroll');
    await expectNoSideways(owner);
    await press(owner.getByRole('button', { name: 'Create placement' }));
    await expect(toast(owner, 'Placement Before the weather created')).toBeVisible();
    await expect(owner.getByRole('heading', { level: 1, name: 'Before the weather' })).toBeFocused();
    await expectNoSideways(owner);
    await owner.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await press(owner.getByRole('button', { name: 'Copy the code' }));
    await expect(owner.getByRole('status').filter({ hasText: 'Copied' })).toHaveText('Copied');
    const copied = await owner.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await codeOf(owner, 'VAST URL').textContent());
  });

  const visitor = await visit();
  site.pages.set('/news.mp4', { body: readFileSync(videos.mp4()), type: 'video/mp4' });
  await servePlayers(visitor);

  /** Publishes a code on a page of the site, with a video as described in its notes. */
  const publish = async (label: string) => {
    const code = (await readCode(owner, label)).replaceAll(
      /https:\/\/[\w.-]*\/your-video\.mp4/g,
      `${site.url}/news.mp4`,
    );
    expect(code).toContain('/news.mp4');
    site.pages.set('/watch', {
      body: `<!doctype html><html lang="en"><title>Watch</title><body>${code}</body></html>`,
    });
  };

  for (const label of ['HTML5 video', 'Video.js', 'shaka-player', 'Iframe'])
    await test.step(`the code for ${label} requests an advert, then the page's video plays`, async () => {
      await publish(label);
      const responsePromise = visitor.waitForResponse((response) => response.url().includes('/vast?placement='));
      await visitor.goto(`${site.url}/watch`);
      const frame = await playerFrame(visitor, label);
      await frame.locator('video').evaluate((video: HTMLVideoElement) => {
        video.muted = true;
        return video.play().catch(() => {});
      });
      const answer = await responsePromise;
      expect(new URL(answer.url()).searchParams.get('page')).toContain(site.url);
      expect(await answer.text()).toContain(NO_ADVERT);
      const video = frame.locator('video');
      await expect.poll(() => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime)).toBeGreaterThan(0.2);
    });

  await test.step('a stopped placement responds with an error, and the player continues', async () => {
    await publish('Video.js');
    await press(owner.getByRole('button', { name: 'Stop', exact: true }));
    await expect(owner.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
    const responsePromise = visitor.waitForResponse((response) => response.url().includes('/vast?placement='));
    await visitor.goto(`${site.url}/watch`);
    const video = visitor.locator('video');
    const play = video.evaluate((player: HTMLVideoElement) => {
      player.muted = true;
      return player.play().catch(() => {});
    });
    expect(await (await responsePromise).text()).toMatch(/<VAST version="3.0">\s*<Error>/);
    await play;
    await expect.poll(() => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime)).toBeGreaterThan(0.2);
  });

  await owner.goto(path);
  const steps = owner.getByRole('list', { name: 'What to do next' });
  await expect(steps.getByText('See the first request, done')).toBeAttached();
  await expect(steps.getByText('Show the first advert, to do')).toBeAttached();
  await expectNoSideways(owner);
});

/** The frame in which the code's player runs. */
async function playerFrame(page: Page, label: string): Promise<Frame> {
  if (label !== 'Iframe') return page.mainFrame();
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('The code has no frame');
  return frame;
}
