import { DOMParser } from '@xmldom/xmldom';
import { adverts, campaigns, ordAdverts, placements } from '../src/platform/db/schema.ts';
import { expectRow } from '../src/platform/records/expect-row.ts';
import type { TestApp } from './harness.ts';
import { createSite } from './placement-scene.ts';

/** The user agent of a person's browser. */
export const userAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Inserts a started campaign with a servable advert; an impression costs 1. */
export async function createServing(
  test: TestApp,
  ownerId: number,
  { erid = '2VtzqwExample', ...values }: Partial<typeof campaigns.$inferInsert> & { erid?: string | null } = {},
) {
  const campaign = expectRow(
    await test.db
      .insert(campaigns)
      .values({
        ...{ ownerId, updatedBy: ownerId, name: 'Spring sale', status: 'working', formatId: 1, pacing: 'asap' },
        ...{ advertLink: 'https://shop.example/', payModel: 'cpm', bid: 1000 },
        ...values,
      })
      .returning(),
  );
  const advert = expectRow(
    await test.db
      .insert(adverts)
      .values({
        ...{ adsId: campaign.id, updatedBy: ownerId, name: 'Advert', title: 'Spring sale', status: 'working' },
        ...{ advertLink: 'https://shop.example/?a=1', urlMarks: 'utm={campaign_id}-{site_id}' },
        ...{ loadingStatus: 'ready', duration: 6, width: 640, height: 360 },
        ...{ creativeMp4: '/media/a/video.mp4', creativeHls: '/media/a/master.m3u8' },
      })
      .returning(),
  );
  await test.db.insert(ordAdverts).values({ advertId: advert.id, erid, erirStatus: 'verified' });
  return { campaign, advert };
}

/** Inserts a working placement on an approved site. */
export async function createWorkingPlacement(
  test: TestApp,
  ownerId: number,
  values: Partial<typeof placements.$inferInsert> = {},
) {
  const site = await createSite(test, ownerId);
  const row = { siteId: site.id, name: 'Here', formatId: 1, ...values };
  return { site, placement: expectRow(await test.db.insert(placements).values(row).returning()) };
}

/** The content of a `/vast` response with an advert: its URLs by event. */
export interface Served {
  advertId: string | null;
  addresses: Record<string, string>;
}

/** Requests an advert as a player does; null for a document without one. */
export async function requestAdvert(
  test: TestApp,
  placementId: number,
  address = '198.51.100.7',
): Promise<Served | null> {
  const reply = await test.app.inject({
    url: `/vast?placement=${placementId}`,
    headers: { 'user-agent': userAgent, 'accept-language': 'ru-RU' },
    remoteAddress: address,
  });
  const root = new DOMParser().parseFromString(reply.body, 'text/xml').documentElement;
  const [ad] = Array.from(root?.getElementsByTagName('Ad') ?? []);
  if (ad === undefined) return null;
  const textOf = (name: string) => Array.from(ad.getElementsByTagName(name), (node) => node.textContent ?? '');
  const urls = ['Impression', 'Error', 'Tracking', 'ClickTracking']
    .flatMap(textOf)
    .filter((url) => url.includes('/e/'));
  const byKind = urls.map((url) => [new URL(url).pathname.split('/')[3], pathOf(url)]);
  const [landing = ''] = textOf('ClickThrough');
  return { advertId: ad.getAttribute('id'), addresses: { ...Object.fromEntries(byKind), landing: pathOf(landing) } };
}

const pathOf = (url: string) => `${new URL(url).pathname}${new URL(url).search}`;

/** Calls a URL as a player does. */
export const report = (test: TestApp, url = '', method: 'GET' | 'POST' = 'GET') =>
  test.app.inject({ method, url, headers: { 'user-agent': userAgent, origin: 'https://news.example' } });
