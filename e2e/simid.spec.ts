import type { components } from '../server/src/platform/contract/generated/contract.d.ts';
import { simidHost } from './fixtures/simid-host.ts';
import { expect, test } from './fixtures/test.ts';
import { userAgent } from './fixtures/user-agent.ts';
import { startServing } from './steps/start-serving.ts';

type Schemas = components['schemas'];

test.use({ userAgent });

test('a SIMID player shows an interactive advert with our page, and clicks and skips count once @nightly', async ({
  api,
  visit,
  site,
  videos,
}) => {
  const { placement, campaign } = await startServing(api, videos.mp4(), {}, { interactive: true });
  const tag = `${placement.vast_url}&v=4.2`;
  const document = async () => (await fetch(tag, { headers: { 'user-agent': userAgent } })).text();
  await expect.poll(document).toContain('apiFramework="SIMID"');
  const page = await visit();
  const called: string[] = [];
  page.context().on('request', (request) => {
    const [, kind] = /\/(?:e\/[^/]+\/(\w+)|c)\//.exec(new URL(request.url()).pathname) ?? [];
    if (request.url().startsWith(new URL(tag).origin) && /\/(e|c)\//.test(request.url()))
      called.push(kind ?? 'landing');
  });
  const watch = async (navigation: 'adHandles' | 'playerHandles', skipOffset?: string) => {
    called.length = 0;
    site.pages.set(`/${navigation}`, { body: simidHost(tag, navigation, skipOffset) });
    await page.goto(`${site.url}/${navigation}`);
    const button = page.frameLocator('iframe').getByRole('button').first();
    await expect(button).toBeVisible();
    return button;
  };

  await test.step('plays without any interaction', async () => {
    await watch('adHandles');
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(called.toSorted()).toEqual(['impression', 'quartile100', 'win']);
  });

  for (const navigation of ['adHandles', 'playerHandles'] as const)
    await test.step(`opens the landing page on a click, by ${navigation}`, async () => {
      const button = await watch(navigation);
      const opened = page.waitForEvent('popup');
      await button.click();
      await expect.poll(() => called.toSorted()).toEqual(['click', 'impression', 'landing', 'win']);
      await (await opened).close();
    });

  await test.step('skips the advert on a click', async () => {
    await watch('adHandles', '00:00:01');
    await page.frameLocator('iframe').getByRole('button', { name: 'Skip' }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect.poll(() => called.toSorted()).toEqual(['impression', 'skip', 'win']);
  });

  const advertiser = await api('advertiser');
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const question = `date_from=${day(-1)}&date_to=${day(1)}&timezone=UTC&undivided=true&filter=campaign:in:${campaign.id}`;
  const read = async () =>
    (
      await advertiser.get<Schemas['AnalyticsAnswer']>(
        `reports?${question}&metrics=impression&metrics=click&metrics=skip`,
      )
    ).totals.metrics;
  await expect.poll(read).toEqual({ impression: 4, click: 2, skip: 1 });
});
