import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { LoopbackSite } from '../scripts/lib/loopback-site.ts';
import { writeVast } from '../server/src/delivery/answer/write-vast.ts';
import { type PlayerName, publishPlayer } from './fixtures/player-pages.ts';
import { expect, test } from './fixtures/test.ts';

const size = { width: 640, height: 360 };
const quartiles = ['quartile25', 'quartile50', 'quartile75', 'quartile100'];

/** What each player calls of an advert that is clicked and watched to its end: they differ in what they leave out. */
const players = [
  {
    name: 'fluid-player',
    watched: ['impression', 'win', 'show', 'click', ...quartiles],
    goOn: (page: Page) => page.mouse.click(320, 180),
    skip: (page: Page) => page.locator('.skip_button').click(),
  },
  {
    name: 'shaka-player',
    // neither progress nor clicks: a show is inferred, a click counts at the landing page
    watched: ['impression', 'win', ...quartiles],
    goOn: () => Promise.resolve(),
    // its own interface is not part of the page
    skip: (page: Page) => page.evaluate(() => (window as unknown as { ad: { skip(): void } }).ad.skip()),
  },
] as const;

interface Fixtures {
  visit: () => Promise<Page>;
  site: LoopbackSite;
  videos: { mp4(): string };
}

/** Puts a page with a player on a site, whose tag answers with our document, and notes the events that it calls. */
async function publish({ visit, site, videos }: Fixtures, name: PlayerName, script?: string) {
  const page = await visit();
  const body = readFileSync(videos.mp4());
  for (const path of ['/news.mp4', '/advert.mp4']) site.pages.set(path, { body, type: 'video/mp4' });
  site.pages.set('/landing', { body: '<!doctype html><link rel="icon" href="data:,">Spring sale' });
  const vast = writeVast(
    {
      ...{ id: 12, title: 'Spring sale', description: '', advertiser: 'ООО «Ромашка»', erid: '2VtzqwExample' },
      ...{ landingPage: 'https://shop.example/?a=1&b=2', duration: 6, skipOffset: 1, icon: null, trackers: [] },
      ...{ script: null, branding: null, overlay: null, markingInVideo: false },
      mediaFiles: [
        ...(script === undefined
          ? []
          : [{ url: script, type: 'application/javascript' as const, ...size, bitrate: null }]),
        { url: `${site.url}/advert.mp4`, type: 'video/mp4', ...size, bitrate: 500_000 },
      ],
    },
    (kind) => (kind === 'landing' ? `${site.url}/landing` : `${site.url}/e/${kind}`),
    { version: '3.0', servingId: '0193a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b' },
  );
  const address = await publishPlayer(site, name, 'https://ads.example/vast?placement=1');
  // players ask with credentials
  const headers = { 'access-control-allow-origin': site.url, 'access-control-allow-credentials': 'true' };
  await page.route('https://ads.example/vast?*', (route) =>
    route.fulfill({ contentType: 'application/xml', headers, body: vast }),
  );
  const called: string[] = [];
  await page.route('**/e/*', (route) => {
    called.push(new URL(route.request().url()).pathname.slice('/e/'.length));
    return route.fulfill({ status: 204, headers });
  });
  return { page, address, called };
}

for (const { name, watched, goOn, skip } of players)
  test(`${name} plays our documents and reports each event once @nightly`, async ({
    visit,
    site,
    videos,
    problems,
  }) => {
    problems.expect(/FP_ERROR.*interrupted by a new load request/);
    const { page, address, called } = await publish({ visit, site, videos }, name);

    await page.goto(address);
    await expect.poll(() => called).toContain('win');
    const opened = page.waitForEvent('popup');
    await page.mouse.click(320, 180);
    expect((await opened).url()).toBe(`${site.url}/landing`);
    await (await opened).close();
    await goOn(page);
    await expect.poll(() => called).toContain('quartile100');
    expect(called.toSorted()).toEqual(watched.toSorted());

    called.length = 0;
    await page.reload();
    await expect.poll(() => called).toContain('quartile25');
    await skip(page);
    await expect.poll(() => called).toContain('skip');
    expect(called.filter((kind) => kind === 'skip')).toHaveLength(1);
    expect(called).not.toContain('quartile100');
  });

test('fluid-player plays an interactive advert @nightly', async ({ visit, site, videos }) => {
  const unit = readFileSync(new URL('../server/src/demo/scripts/overlay-unit.js', import.meta.url), 'utf8');
  const code = unit.replace("this.data.video || ''", `'${site.url}/advert.mp4'`);
  site.pages.set('/unit.js', { body: code, type: 'text/javascript' });
  const { page, address, called } = await publish({ visit, site, videos }, 'fluid-player', `${site.url}/unit.js`);
  await page.goto(address);
  await expect.poll(() => called).toContain('impression');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Learn more' }).click();
  expect((await opened).url()).toBe(`${site.url}/landing`);
  await expect.poll(() => called).toContain('click');
});
