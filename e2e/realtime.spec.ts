import { expect, test } from './fixtures/test.ts';
import { givenAdvert } from './steps/given-advert.ts';
import { expectStatus } from './steps/status.ts';

test('the connection is shown, drops and comes back, and news arrive again', async ({ as, api, problems, server }) => {
  problems.expect(/net::ERR_|WebSocket connection|status of 400.*backend\/io/);
  const { advert } = await givenAdvert(await api('advertiser'));
  const page = await as('advertiser');
  await page.goto(`/advertiser/campaigns/adverts/${advert.id}`);
  await expectStatus(page, 'Moderate');
  const connection = page.getByRole('status', { name: /^Realtime connection/ });

  await expect(connection).toHaveText('Live');
  await server.kill();
  await expect(connection).not.toHaveText('Live');
  await server.start();
  await expect(connection).toHaveText('Live', { timeout: 30_000 });

  await (await api('admin')).updateAdvert(advert.id, { status: 'approved' });
  await expectStatus(page, 'Approved');
});
