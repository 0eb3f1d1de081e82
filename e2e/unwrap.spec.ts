import { readFileSync } from 'node:fs';
import type { components } from '../server/src/platform/contract/generated/contract.d.ts';
import { publishPlayer } from './fixtures/player-pages.ts';
import { expect, test } from './fixtures/test.ts';
import { userAgent } from './fixtures/user-agent.ts';
import { unique } from './steps/unique.ts';

type Schemas = components['schemas'];

test.use({ userAgent });

test("shaka-player, which follows no wrappers, plays another server's advert", async ({ api, visit, site, videos }) => {
  const [admin, webmaster] = [await api('admin'), await api('webmaster')];
  const name = unique('Format');
  const format = await admin.post<Schemas['Format']>('settings/formats', {
    ...{ name, code: name.toLowerCase().replaceAll(/\W+/g, '-'), kind: 'preroll' },
    ...{ skip_offset: 1, price_floor: 50, mime_types: ['video/mp4'], vpaid_allowed: true },
  });
  const { items } = await webmaster.get<Schemas['SiteList']>('sites?limit=50');
  const own = items.find(({ state }) => state === 'serving');
  const placement = await webmaster.post<Schemas['Placement']>(`sites/${own?.id}/placements`, {
    ...{ name: unique('Placement'), format_id: format.id },
    backfill_vast_url: `https://${site.domain}/wrapper`,
  });
  const body = readFileSync(videos.mp4());
  for (const path of ['/news.mp4', '/advert.mp4']) site.pages.set(path, { body, type: 'video/mp4' });
  const type = 'application/xml';
  site.pages.set('/wrapper', {
    type,
    body: `<VAST version="3.0"><Ad><Wrapper><AdSystem>Theirs</AdSystem><VASTAdTagURI>https://${site.domain}/advert</VASTAdTagURI>
      <Impression>${site.url}/their/wrapper</Impression></Wrapper></Ad></VAST>`,
  });
  site.pages.set('/advert', {
    type,
    body: `<VAST version="3.0"><Ad><InLine><AdSystem>Theirs</AdSystem><AdTitle>Theirs</AdTitle><Impression>${site.url}/their/advert</Impression>
      <Creatives><Creative><Linear><Duration>00:00:06</Duration><MediaFiles><MediaFile delivery="progressive" type="video/mp4" width="640"
      height="360">${site.url}/advert.mp4</MediaFile></MediaFiles></Linear></Creative></Creatives></InLine></Ad></VAST>`,
  });

  const tag = `${placement.vast_url}&unwrap=1`;
  const answer = async () => (await fetch(tag, { headers: { 'user-agent': userAgent } })).text();
  // a new placement becomes known to delivery a moment later
  await expect.poll(answer).toContain('/advert.mp4');

  const page = await visit();
  const called: string[] = [];
  await page.route('**/their/*', (route) => {
    called.push(new URL(route.request().url()).pathname);
    return route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } });
  });
  page.on('response', (response) => {
    const [, kind] = /\/e\/[^/]+\/(\w+)\//.exec(response.url()) ?? [];
    if (kind !== undefined && response.status() === 204) called.push(kind);
  });
  await page.goto(await publishPlayer(site, 'shaka-player', tag));
  await expect.poll(() => called.toSorted()).toEqual(['/their/advert', '/their/wrapper', 'impression', 'win']);
});
