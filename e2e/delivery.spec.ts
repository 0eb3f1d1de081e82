import { readFileSync } from 'node:fs';
import { makeTcf } from '../server/src/delivery/recognition/tcf-scene.ts';
import type { components } from '../server/src/platform/contract/generated/contract.d.ts';
import { type PlayerName, publishPlayer } from './fixtures/player-pages.ts';
import { viewers } from './fixtures/player-viewers.ts';
import { expect, test } from './fixtures/test.ts';
import { userAgent } from './fixtures/user-agent.ts';
import { startServing } from './steps/start-serving.ts';

type Schemas = components['schemas'];

test.use({ userAgent });

/** Everything that was played must be visible everywhere within five seconds. */
const SHORT_TIMEOUT = { timeout: 5_000 };

const players = ['fluid-player', 'shaka-player', 'our own code'] as const satisfies PlayerName[];

test('three players on a page of another origin play an advert, and each event counts once', async ({
  api,
  visit,
  site,
  videos,
  problems,
}) => {
  problems.expect(/FP_ERROR.*interrupted by a new load request/);
  const { campaign, placement } = await startServing(api, videos.mp4(), { bid: 1000 });
  const [advertiser, webmaster] = [await api('advertiser'), await api('webmaster')];
  const unposted = async () =>
    Number((await advertiser.get<{ items: Schemas['Balance'][] }>('finances/balances')).items[0]?.unposted);
  const before = await unposted();
  site.pages.set('/news.mp4', { body: readFileSync(videos.mp4()), type: 'video/mp4' });

  let requestCount = 0;
  const answer = async () => {
    const document = await (await fetch(placement.vast_url, { headers: { 'user-agent': userAgent } })).text();
    // delivery learns of a new placement with a delay; requests before that are not counted
    if (!document.includes('reason=unknown_placement')) requestCount += 1;
    return document;
  };
  await expect.poll(answer).toContain('<InLine>');

  const watch = async (name: PlayerName) => {
    const page = await visit();
    const called: string[] = [];
    page.on('request', (request) => called.push(/\/e\/[^/]+\/(\w+)\//.exec(request.url())?.[1] ?? ''));
    // the target of a redirect can't be intercepted, and the test must not open external pages
    const landings: string[] = [];
    await page.context().route('**/c/*/*', async (route) => {
      const answer = await route.fetch({ maxRedirects: 0 });
      landings.push(answer.headers().location ?? '');
      await route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><link rel="icon" href="data:,">Spring sale',
      });
    });
    const address = await publishPlayer(site, name, placement.vast_url);
    await page.goto(address);
    // fluid and shaka stay paused if they are clicked before playback has really started
    await expect.poll(() => called).toContain('quartile25');
    const opened = page.waitForEvent('popup');
    await page.mouse.click(320, 180);
    await expect((await opened).getByText('Spring sale')).toBeVisible();
    expect(landings).toEqual([expect.stringMatching(/^https:\/\/shop\.example\/.*[?&]erid=2VtzqwH1jKp/)]);
    await (await opened).close();
    await viewers[name].goOn?.(page);
    await expect.poll(() => called).toContain('quartile100');

    called.length = 0;
    await page.goto(address);
    // shaka-player does not report progress: the show is inferred from a quartile
    await expect.poll(() => called).toContain('quartile25');
    await viewers[name].skip(page);
    await expect.poll(() => called).toContain('skip');
  };
  const counts = { win: 6, impression: 6, show: 6, quartile25: 6, quartile100: 3, skip: 3, click: 3 };
  const day = (date: Date) => date.toISOString().slice(0, 10);
  const period = `date_from=${day(new Date(Date.now() - 86_400_000))}&date_to=${day(new Date(Date.now() + 86_400_000))}`;
  const ask = async (session: typeof advertiser, filter: string, metrics: string[]) => {
    const { totals } = await session.get<Schemas['AnalyticsAnswer']>(
      `reports?${period}&timezone=UTC&undivided=true&filter=${filter}&${metrics.map((it) => `metrics=${it}`).join('&')}`,
    );
    return totals.metrics;
  };

  await test.step('plays in each player', async () => {
    // the first query starts the event store, so it is sent before the players run: they would drop frames
    const nothing = await ask(advertiser, `campaign:in:${campaign.id}`, Object.keys(counts));
    expect(Object.values(nothing)).toEqual(Object.keys(counts).map(() => 0));
    await Promise.all(players.map(watch));
  });

  const sold = { requests: 6 + requestCount, responses: 7, impression: counts.impression };
  const campaignNow = () => advertiser.get<Schemas['Campaign']>(`campaigns/${campaign.id}`);
  // CPM: the price of six impressions
  const cash = (6 * 1000) / 1000;
  await test.step('counts in the analytics of both sides, the daily counters and the unposted spend', () =>
    Promise.all([
      expect
        .poll(() => ask(advertiser, `campaign:in:${campaign.id}`, Object.keys(counts)), SHORT_TIMEOUT)
        .toMatchObject(counts),
      expect
        .poll(() => ask(webmaster, `placement:in:${placement.id}`, Object.keys(sold)), SHORT_TIMEOUT)
        .toMatchObject(sold),
      expect.poll(campaignNow, SHORT_TIMEOUT).toMatchObject({ used: { cash, shows: counts.show } }),
      expect.poll(async () => (await unposted()) - before, SHORT_TIMEOUT).toBeCloseTo(cash, 2),
    ]));
});

test("a viewer who consents in a page's consent dialog is recognised until the consent is withdrawn", async ({
  api,
  visit,
  site,
  videos,
}) => {
  const { placement } = await startServing(api, videos.mp4(), { ads: { unique_users: 1 } });
  site.pages.set('/news.mp4', { body: readFileSync(videos.mp4()), type: 'video/mp4' });
  const address = await publishPlayer(site, 'our own code', placement.vast_url);
  const page = await visit();
  const context = page.context();
  /** Opens the page with these choices in its dialog; returns the document of the answer. */
  const watch = async (purposes: number[]) => {
    const tcString = makeTcf({ purposes, vendors: [] });
    await context.addInitScript(
      `window.__tcfapi = (command, version, tell) => command === 'addEventListener'
        && tell({ eventStatus: 'tcloaded', gdprApplies: true, tcString: '${tcString}', listenerId: 1 }, true);`,
    );
    const responsePromise = page.waitForResponse(/\/vast\?/);
    await page.goto(address);
    return (await responsePromise).text();
  };
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'preroll_viewer')?.value;

  await expect.poll(() => watch([1])).toContain('<InLine>');
  const id = await cookie();
  expect(id).toMatch(/^[\w-]{22}$/);
  await test.step('stays capped with another user agent, when only the cookie identifies the viewer', async () => {
    // the show is counted two seconds after the advert has started
    await page.waitForResponse(/\/e\/[^/]+\/show\//);
    await context.setExtraHTTPHeaders({ 'user-agent': `${userAgent} Edg/140.0.0.0` });
    expect(await watch([1])).not.toContain('<InLine>');
    expect(await cookie()).toBe(id);
  });
  await test.step('is not recognised without consent', async () => {
    expect(await watch([])).toContain('<InLine>');
    expect(await cookie()).toBe(undefined);
  });
});
