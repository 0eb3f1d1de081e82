import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { LoopbackSite } from '../scripts/lib/loopback-site.ts';
import { writeVast } from '../server/src/delivery/answer/write-vast.ts';
import { publishPlayer } from './fixtures/player-pages.ts';
import { expect, test } from './fixtures/test.ts';

const size = { width: 640, height: 360 };
interface Fixtures {
  visit: () => Promise<Page>;
  site: LoopbackSite;
  videos: { mp4(): string };
}

/** Publishes a page with fluid-player whose tag answers with our document, and records the events that it calls. */
async function publish({ visit, site, videos }: Fixtures, script: string) {
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
        { url: script, type: 'application/javascript', ...size, bitrate: null },
        { url: `${site.url}/advert.mp4`, type: 'video/mp4', ...size, bitrate: 500_000 },
      ],
    },
    (kind) => (kind === 'landing' ? `${site.url}/landing` : `${site.url}/e/${kind}`),
    { version: '3.0', servingId: '0193a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b' },
  );
  const address = await publishPlayer(site, 'fluid-player', 'https://ads.example/vast?placement=1');
  // players send credentials
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

// player-cases.spec.ts runs all cases on the server itself
test('fluid-player plays an interactive advert, whose button opens the landing page @nightly', async ({
  visit,
  site,
  videos,
}) => {
  const unit = readFileSync(new URL('../server/src/demo/scripts/overlay-unit.js', import.meta.url), 'utf8');
  const code = unit.replace("this.data.video || ''", `'${site.url}/advert.mp4'`);
  site.pages.set('/unit.js', { body: code, type: 'text/javascript' });
  const { page, address, called } = await publish({ visit, site, videos }, `${site.url}/unit.js`);
  await page.goto(address);
  await expect.poll(() => called).toContain('impression');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Learn more' }).click();
  expect((await opened).url()).toBe(`${site.url}/landing`);
  await expect.poll(() => called).toContain('click');
});
