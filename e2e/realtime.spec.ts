import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import { connectionOf, outage } from './steps/connection.ts';
import { givenAdvert } from './steps/given-advert.ts';
import { holdAnswers } from './steps/hold-answers.ts';
import { expectStatus } from './steps/status.ts';
import { toasts } from './steps/toast.ts';

/** Once what engine.io says when it has moved over from polling was said. */
const movedOver = (page: Page) =>
  new Promise<void>((resolve) =>
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => payload === '5' && resolve())),
  );

/** Once the page is told that an advert has changed. */
const newsOfAdvert = (page: Page) =>
  new Promise<void>((resolve) =>
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => payload.includes('advert-changed') && resolve()),
    ),
  );

test('the connection becomes a WebSocket, which the page may open to its own server only', async ({ as, problems }) => {
  problems.expect(/elsewhere\.example/);
  const page = await as('advertiser');
  // the page before may still open a socket as well
  const moved = movedOver(page);
  await page.reload();
  await moved;
  await expect(connectionOf(page)).toHaveText('Live');

  const refused = await page.evaluate(() => {
    const violation = new Promise<string>((resolve) =>
      document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective)),
    );
    new WebSocket('wss://elsewhere.example/');
    return violation;
  });
  expect(refused).toBe('connect-src');
});

test('a WebTransport that cannot be opened is passed over for a WebSocket', async ({ as, problems }) => {
  // what the browser itself logs of the attempt
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
  // the server as one that offers it: `0{"sid":...,"upgrades":["websocket"],...}`
  await page.route('**/backend/io/?*transport=polling*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"upgrades":["websocket"]', '"upgrades":["websocket","webtransport"]');
    await route.fulfill({ response, body });
  });
  const moved = movedOver(page);
  await page.reload();
  await moved;
  await expect(connectionOf(page)).toHaveText('Live');
  expect(await page.evaluate(() => Promise.all((window as never as { attempts: Promise<string>[] }).attempts))).toEqual(
    ['refused'],
  );
});

test('what changes between the screen and its connection is shown', async ({ as, api }) => {
  const { advert } = await givenAdvert(await api('advertiser'));
  const page = await as('advertiser');
  const letIn = await holdAnswers(page, '**/backend/io/**');
  await page.goto(`/advertiser/campaigns/adverts/${advert.id}`);
  await expectStatus(page, 'Moderate');
  await (await api('admin')).updateAdvert(advert.id, { status: 'approved' });
  letIn();
  await expectStatus(page, 'Approved');
});

test('what was read before the news, and arrives after them, is read again', async ({ as, api }) => {
  const { advert, campaign } = await givenAdvert(await api('advertiser'));
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
  await page.getByRole('link', { name: advert.name }).click();
  await read;
  await (await api('admin')).updateAdvert(advert.id, { status: 'approved' });
  await news;
  letGo();
  await expectStatus(page, 'Approved');
});

test('the connection drops and comes back, and what changed meanwhile is shown', async ({
  as,
  api,
  problems,
  server,
}) => {
  problems.expect(outage);
  const { advert } = await givenAdvert(await api('advertiser'));
  const page = await as('advertiser', `/advertiser/campaigns/adverts/${advert.id}`);
  await expectStatus(page, 'Moderate');
  const connection = connectionOf(page);
  await expect(connection).toHaveText('Live');
  const states = await connection.evaluateHandle((element) => {
    const seen = [element.textContent];
    new MutationObserver(() => seen.push(element.textContent)).observe(element, { subtree: true, characterData: true });
    return seen;
  });

  await test.step('the page is away while the advert is approved', async () => {
    await server.kill();
    await expect(connection).toHaveText('Connecting');
    await page.route('**/backend/io/**', (route) => route.abort());
    await server.start();
    await (await api('admin')).updateAdvert(advert.id, { status: 'approved' });
    await expectStatus(page, 'Moderate');
  });

  await test.step('back again, it shows so by itself', async () => {
    await page.unroute('**/backend/io/**');
    await expect(connection).toHaveText('Live', { timeout: 30_000 });
    await expectStatus(page, 'Approved');
  });

  expect(await states.jsonValue()).toEqual(['Live', 'Connecting', 'Live']);
  await expect(toasts(page)).toHaveCount(0);
});

test('a screen that failed while the server was away is there when it is back', async ({ as, problems, server }) => {
  problems.expect(outage);
  const page = await as('advertiser');
  const connection = connectionOf(page);
  await expect(connection).toHaveText('Live');
  await expect(page.getByRole('grid', { name: 'Campaigns' })).toBeVisible();
  // with the parts that come after the list, and what they ask for
  await expect(page.getByRole('combobox', { name: 'Filter by Group' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Folder', exact: true })).toBeVisible();

  await server.kill();
  await page.getByLabel('Search campaigns').fill('nowhere to be found');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(toasts(page)).toHaveCount(1);

  await server.start();
  await expect(connection).toHaveText('Live', { timeout: 30_000 });
  await expect(page.getByText('No campaigns match')).toBeVisible();
});
