import { trackingEvents } from '@preroll/rules/advert/tracking-events.cases';
import { urlMarksCases } from '@preroll/rules/advert/url-marks.cases';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaigns, formats } from '../src/platform/db/schema.ts';
import { type AdvertScene, type Refused, startAdvertScene } from './advert-scene.ts';
import { firstOfEach } from './first-of-each.ts';
import type { Schemas } from './harness.ts';
import { createAdvert } from './test-users.ts';

let scene: AdvertScene;
beforeAll(async () => {
  scene = await startAdvertScene();
});
afterAll(() => scene.test.close());

const create = (change: Partial<Schemas['AdvertCreate']>) =>
  scene.testUsers.advertiser.call<Refused>('POST', 'adverts', {
    ads_id: scene.campaign.id,
    name: 'Spring quiz',
    advert_link: 'https://shop.example/spring',
    use_vpaid: true,
    vpaid: 'https://cdn.shop.example/vpaid.js',
    ...change,
  });

async function sellAs(kind: keyof typeof trackingEvents) {
  const [format] = await scene.test.db
    .insert(formats)
    .values({ name: kind, code: `test-${kind}`, kind })
    .onConflictDoUpdate({ target: formats.code, set: { kind } })
    .returning();
  await scene.test.db.update(campaigns).set({ formatId: format?.id }).where(eq(campaigns.id, scene.campaign.id));
}

const everyEvent = ['start', 'impression', 'progress', 'skip', 'clickTracking', 'firstQuartile', 'midpoint'] as const;
const events = [...everyEvent, 'thirdQuartile', 'complete', 'show'] as const;
const tracker = (event: (typeof events)[number]) => ({ event, url: 'https://stat.example/pixel' });

describe('trackers', () => {
  it.each(Object.entries(trackingEvents))('for %s accept only its events', async (kind, accepted) => {
    await sellAs(kind as keyof typeof trackingEvents);
    for (const event of firstOfEach(events, (event) => event in accepted)) {
      const { status, body } = await create({ additional_trackers: [tracker('clickTracking'), tracker(event)] });
      const errors = { 'additional_trackers.1.event': ["The campaign's format doesn't tell of it"] };
      expect({ event, status, ...(body.errors && { errors: body.errors }) }).toEqual(
        event in accepted ? { event, status: 201 } : { event, status: 422, errors },
      );
    }
  });

  it('survive a change of the format', async () => {
    await sellAs('preroll');
    const advert = await createAdvert(scene.testUsers.advertiser, {
      ads_id: scene.campaign.id,
      additional_trackers: [tracker('midpoint')],
    });
    await sellAs('overlay');
    const renamed = await scene.update(scene.testUsers.advertiser, advert, { name: 'Renamed' });
    expect(renamed.status).toBe(200);
    const another = { additional_trackers: [tracker('midpoint'), tracker('complete')] };
    expect((await scene.update(scene.testUsers.advertiser, renamed.body, another)).status).toBe(422);
  });
});

describe('URL parameters', () => {
  it.each(firstOfEach(urlMarksCases, ([, refusal]) => refusal))('"%s": %s', async (url_marks, refusal) => {
    const { status, body } = await create({ url_marks });
    if (refusal === null) return expect(status).toBe(201);
    expect({ status, errors: body.errors }).toEqual({ status: 422, errors: { url_marks: [refusal] } });
  });

  it('that are invalid by a newer rule do not block saving', async () => {
    const advert = await createAdvert(scene.testUsers.advertiser, { ads_id: scene.campaign.id });
    await scene.write(advert.id, { urlMarks: 'city={city}' });
    const old = { ...advert, url_marks: 'city={city}' };
    const renamed = await scene.update(scene.testUsers.advertiser, old, { name: 'Renamed' });
    expect(renamed.status).toBe(200);
    const worse = await scene.update(scene.testUsers.advertiser, renamed.body, { url_marks: 'town={town}' });
    expect(worse.status).toBe(422);
  });
});
