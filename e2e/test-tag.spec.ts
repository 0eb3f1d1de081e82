import { readFile } from 'node:fs/promises';
import type { components } from '../server/src/platform/contract/generated/contract.d.ts';
import { expect, test } from './fixtures/test.ts';
import { userAgent } from './fixtures/user-agent.ts';
import { startServing } from './steps/start-serving.ts';

type Schemas = components['schemas'];

test.use({ userAgent });

test('a webmaster plays a test advert, whose events count as invalid, and reads why a request is refused', async ({
  api,
  as,
  site,
  videos,
}) => {
  const { placement, campaign } = await startServing(api, videos.mp4());
  // delivery learns of the advert with a delay
  const answer = async () => (await fetch(placement.vast_url, { headers: { 'user-agent': userAgent } })).text();
  await expect.poll(answer).toContain('<InLine>');
  const page = await as('webmaster', `/webmaster/sites/${placement.site_id}/placements/${placement.id}`);
  const tag = page.getByRole('region', { name: 'Test the tag' });
  await tag.getByRole('button', { name: 'Play a test advert' }).click();
  const recorded = tag.getByRole('listitem').filter({ hasText: 'Recorded as a test' });
  await expect(recorded).toHaveText([
    /win/,
    /impression/,
    /show/,
    /quartile25/,
    /quartile50/,
    /quartile75/,
    /quartile100/,
  ]);
  await tag.getByRole('button', { name: 'The answer, element by element' }).click();
  await expect(
    tag.getByText('Called once the first frame is shown: for our adverts, the event that CPM bills.'),
  ).toBeVisible();

  await test.step('reports a tag of another server that redirects to a missing document', async () => {
    site.pages.set('/tag', {
      type: 'application/xml',
      body: `<VAST version="3.0"><Ad><Wrapper><VASTAdTagURI>https://${site.domain}/gone</VASTAdTagURI></Wrapper></Ad></VAST>`,
    });
    await tag.getByRole('radio', { name: 'Another tag' }).click();
    await tag.getByRole('textbox', { name: 'Tag' }).fill(`https://${site.domain}/tag`);
    await tag.getByRole('button', { name: 'Test the tag' }).click();
    await expect(tag.getByRole('alert')).toContainText('The server answers with status 404.');
    await tag.getByRole('button', { name: `1. ${site.domain}` }).click();
    await expect(tag.getByRole('list', { name: 'What to mend in document 1' })).toContainText(
      'There is no Impression.',
    );
  });

  const webmaster = await api('webmaster');
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const question = `date_from=${day(-1)}&date_to=${day(1)}&timezone=UTC&undivided=true&filter=placement:in:${placement.id}`;
  const read = async () => {
    const metrics = ['invalid', 'impression', 'show'].map((name) => `metrics=${name}`).join('&');
    return (await webmaster.get<Schemas['AnalyticsAnswer']>(`reports?${question}&${metrics}`)).totals.metrics;
  };
  // the request, the serve and seven events
  await expect.poll(read).toEqual({ invalid: 9, impression: 0, show: 0 });

  await test.step('the owner sees the unpaid events and exports them', async () => {
    await page.goto(`/webmaster/finances/invalid-traffic?site=${placement.site_id}`);
    const row = page.getByRole('row', { name: /^Test of a tag/ });
    await expect(row).toContainText(/Somebody tried the tag\.1019$/);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect(await readFile(await (await download).path(), 'utf8')).toContain('Test of a tag,1,0,1,9');
    await page.goBack();
  });

  const request = page.getByRole('region', { name: 'Test a request' });
  await request.getByRole('button', { name: 'Test', exact: true }).click();
  await expect(request.getByText('An advert would be shown')).toBeVisible();
  const admin = await as('admin', `/admin/sites/${placement.site_id}/placements/${placement.id}`);
  const testSection = admin.getByRole('region', { name: 'Test a request' });
  await testSection.getByRole('button', { name: 'Test', exact: true }).click();
  await expect(testSection.getByRole('row').filter({ hasText: campaign.name })).toContainText('Gets the request');
});
