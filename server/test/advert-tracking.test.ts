import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trackingEvents } from '../../openapi/policies/tracking-events.ts';
import { urlMarksCases } from '../../openapi/policies/url-marks-cases.ts';
import { campaigns, formats } from '../src/db/schema.ts';
import { type AdvertScene, type Refused, startAdvertScene } from './advert-scene.ts';
import { createAdvert } from './cast.ts';
import type { Schemas } from './harness.ts';

let scene: AdvertScene;
beforeAll(async () => {
  scene = await startAdvertScene();
});
afterAll(() => scene.test.close());

const create = (change: Partial<Schemas['AdvertCreate']>) =>
  scene.cast.advertiser.call<Refused>('POST', 'adverts', {
    ads_id: scene.campaign.id,
    name: 'Spring quiz',
    advert_link: 'https://shop.example/spring',
    use_vpaid: true,
    vpaid: 'https://cdn.shop.example/vpaid.js',
    ...change,
  });

/** Moves the campaign to a format of this kind. */
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
  it.each(Object.entries(trackingEvents))('of %s name the events that it tells of', async (kind, told) => {
    await sellAs(kind as keyof typeof trackingEvents);
    for (const event of events) {
      const { status, body } = await create({ additional_trackers: [tracker('clickTracking'), tracker(event)] });
      const errors = { 'additional_trackers.1.event': ["The campaign's format doesn't tell of it"] };
      expect({ event, status, ...(body.errors && { errors: body.errors }) }).toEqual(
        event in told ? { event, status: 201 } : { event, status: 422, errors },
      );
    }
  });

  it('that stand there outlast a change of the format', async () => {
    await sellAs('preroll');
    const advert = await createAdvert(scene.cast.advertiser, {
      ads_id: scene.campaign.id,
      additional_trackers: [tracker('midpoint')],
    });
    await sellAs('overlay');
    const renamed = await scene.update(scene.cast.advertiser, advert, { name: 'Renamed' });
    expect(renamed.status).toBe(200);
    const another = { additional_trackers: [tracker('midpoint'), tracker('complete')] };
    expect((await scene.update(scene.cast.advertiser, renamed.body, another)).status).toBe(422);
  });
});

describe('marks of the link', () => {
  it.each(urlMarksCases)('"%s": %s', async (url_marks, refusal) => {
    const { status, body } = await create({ url_marks });
    if (refusal === null) return expect(status).toBe(201);
    expect({ status, errors: body.errors }).toEqual({ status: 422, errors: { url_marks: [refusal] } });
  });

  it('that stand there from before the rule keep nothing from being saved', async () => {
    const advert = await createAdvert(scene.cast.advertiser, { ads_id: scene.campaign.id });
    await scene.write(advert.id, { urlMarks: 'city={city}' });
    const old = { ...advert, url_marks: 'city={city}' };
    const renamed = await scene.update(scene.cast.advertiser, old, { name: 'Renamed' });
    expect(renamed.status).toBe(200);
    const worse = await scene.update(scene.cast.advertiser, renamed.body, { url_marks: 'town={town}' });
    expect(worse.status).toBe(422);
  });
});
