import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import { connectionOf, expectLive, outageMessages } from './steps/connection.ts';
import { createTestAdvert } from './steps/create-test-advert.ts';
import { delayResponses } from './steps/delay-responses.ts';
import { expectStatus } from './steps/status.ts';
import { toasts } from './steps/toast.ts';

/** Resolves when engine.io has sent its upgrade packet, after which it no longer polls. */
const movedOver = (page: Page) =>
  new Promise<void>((resolve) =>
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => payload === '5' && resolve())),
  );

/** Resolves when the page receives the event of a changed advert. */
const newsOfAdvert = (page: Page) =>
  new Promise<void>((resolve) =>
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => payload.includes('advert-changed') && resolve()),
    ),
  );

test('the connection is upgraded to a WebSocket, which the page may open to its own server only', async ({
  as,
  problems,
}) => {
  problems.expect(/elsewhere\.example/);
  const page = await as('advertiser');
  // a reload, because the previous page may open a socket as well
  const moved = movedOver(page);
  await page.reload();
  await moved;
  await expectLive(page);

  const refused = await page.evaluate(() => {
    const violation = new Promise<string>((resolve) =>
      document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective)),
    );
    new WebSocket('wss://elsewhere.example/');
    return violation;
  });
  expect(refused).toBe('connect-src');
});

test("a WebTransport that can't be opened falls back to a WebSocket", { tag: '@nightly' }, async ({ as, problems }) => {
  // the browser's own messages about the attempt
  problems.expect(/^console: .*(WebTransport|net::ERR_|Content Security Policy)/);
  const page = await as('advertiser');
  await page.addInitScript(() => {
    const attempts: Promise<string>[] = [];
    const Native = WebTransport;
    Object.assign(window, {
      attempts,
      WebTransport: class extends Native {
        constructor(url: string | URL, options?: WebTransportOptions) {
          super(url, options);
          attempts.push(
            this.closed.then(
              () => 'closed',
              () => 'refused',
            ),
          );
        }
      },
    });
  });
  // simulates a server that offers it: `0{"sid":...,"upgrades":["websocket"],...}`
  await page.route('**/backend/io/?*transport=polling*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"upgrades":["websocket"]', '"upgrades":["websocket","webtransport"]');
    await route.fulfill({ response, body });
  });
  const moved = movedOver(page);
  await page.reload();
  await moved;
  await expectLive(page);
  expect(await page.evaluate(() => Promise.all((window as never as { attempts: Promise<string>[] }).attempts))).toEqual(
    ['refused'],
  );
  // a polling request that is still held by the route would fail in the next test
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('changes between loading a screen and its connection are shown', { tag: '@nightly' }, async ({ as, api }) => {
  const { advert } = await createTestAdvert(await api('advertiser'));
  const page = await as('advertiser');
  const letIn = await delayResponses(page, '**/backend/io/**');
  await page.goto(`/advertiser/campaigns/adverts/${advert.id}`);
  await expectStatus(page, 'Moderate');
  await (await api('admin')).updateAdvert(advert.id, { status: 'approved' });
  letIn();
  await expectStatus(page, 'Approved');
});

test('an answer that is older than an event but arrives after it is fetched again', { tag: '@nightly' }, async ({
  as,
  api,
}) => {
  const { advert, campaign } = await createTestAdvert(await api('advertiser'));
  const page = await as('advertiser');
  const [moved, news] = [movedOver(page), newsOfAdvert(page)];
  await page.goto(`/advertiser/campaigns/${campaign.id}`);
  await moved;

  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const read = new Promise<void>((resolve) => {
    void page.route(
      `**/backend/api/adverts/${advert.id}`,
      async (route) => {
        const response = await route.fetch();
        resolve();
        await held;
        await route.fulfill({ response });
      },
      { times: 1 },
    );
  });
  // by keyboard: figures may arrive at any time and move the link away from the pointer
  await page.getByRole('link', { name: advert.name }).press('Enter');
  await read;
  await (await api('admin')).updateAdvert(advert.id, { status: 'approved' });
  await news;
  letGo();
  await expectStatus(page, 'Approved');
});

/** Records the page's GET requests, in the form `adverts/31`. */
function readsOf(page: Page) {
  const reads: string[] = [];
  page.on('request', (request) => {
    const [, path] = /\/backend\/api\/([^?]+)/.exec(request.url()) ?? [];
    if (path !== undefined && request.method() === 'GET') reads.push(path);
  });
  return reads;
}

test("the user's own change is refetched once, and another user's change once more", { tag: '@nightly' }, async ({
  as,
  api,
}) => {
  const admin = await api('admin');
  const { advert, campaign } = await createTestAdvert(await api('advertiser'));
  await admin.updateAdvert(advert.id, { status: 'approved' });
  const page = await as('advertiser');
  await expectLive(page);
  const reads = readsOf(page);
  const itself = `campaigns/${campaign.id}`;
  const adverts = `adverts/by-ads/${campaign.id}`;

  await page.goto(`/advertiser/${itself}`);
  await expectLive(page);
  // adverts are refetched once the connection is open, and the history is fetched last
  await expect.poll(() => reads.filter((path) => path === adverts)).toHaveLength(2);
  await expect.poll(() => reads).toContain(`${itself}/changes`);
  const shown = [...new Set(reads)].filter((path) => path === adverts || path.startsWith(itself));
  reads.length = 0;

  await page.getByRole('button', { name: `Actions for ${advert.name}` }).click();
  await page.getByRole('menuitem', { name: 'Start' }).click();
  const times = () => shown.map((path) => [path, reads.filter((read) => read === path).length]);
  await expect.poll(times).toEqual(shown.map((path) => [path, 1]));
  await admin.updateAdvert(advert.id, { status: 'stopped' });
  // the campaign's history contains the status as well
  await expect(page.getByRole('row', { name: advert.name }).getByText('Stopped', { exact: true })).toBeVisible();
  await expect.poll(times).toEqual(shown.map((path) => [path, 2]));
});

test('changes during an interruption of the connection are shown after it', async ({ as, api, problems, server }) => {
  problems.expect(outageMessages);
  const { advert } = await createTestAdvert(await api('advertiser'));
  const page = await as('advertiser', `/advertiser/campaigns/adverts/${advert.id}`);
  await expectStatus(page, 'Moderate');
  const connection = connectionOf(page);
  await expectLive(page);
  const states = await connection.evaluateHandle((element) => {
    const seen = [element.getAttribute('data-state')];
    new MutationObserver(() => seen.push(element.getAttribute('data-state'))).observe(element, {
      attributeFilter: ['data-state'],
    });
    return seen;
  });

  await test.step('the advert is approved while the page is disconnected', async () => {
    await server.kill();
    await expect(connection).toHaveText('Reconnecting…');
    await page.route('**/backend/io/**', (route) => route.abort());
    await server.start();
    await (await api('admin')).updateAdvert(advert.id, { status: 'approved' });
    await expectStatus(page, 'Moderate');
  });

  await test.step('the page shows the approval after it reconnects', async () => {
    await page.unroute('**/backend/io/**');
    await expectLive(page, { timeout: 30_000 });
    await expectStatus(page, 'Approved');
  });

  // on a busy machine the connection may drop again while the server starts, but it is never given up
  expect(new Set(await states.jsonValue())).toEqual(new Set(['open', 'opening']));
  await expect(connection).toBeEmpty();
  await expect(toasts(page)).toHaveCount(0);

  await test.step('a screen that failed during the outage loads after it', async () => {
    await page.goto('/advertiser/campaigns');
    await expect(page.getByRole('grid', { name: 'Campaigns' })).toBeVisible();
    await expectLive(page);
    // parts of the frame that load late would fail without the server
    await page.waitForLoadState('networkidle');
    await server.kill();
    await page.getByLabel('Search campaigns').fill('nowhere to be found');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await server.start();
    await expectLive(page, { timeout: 30_000 });
    await expect(page.getByText('No campaigns match')).toBeVisible();
  });
});
