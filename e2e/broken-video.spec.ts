import { expect, test } from './fixtures/test.ts';
import { dropZone, expectUploaded, openNewAdvert, saveAdvert, uploadVideo, videoField } from './steps/adverts.ts';
import { dropFile } from './steps/drop-file.ts';
import { expectHlsPlayback } from './steps/expect-hls-playback.ts';
import { newAdvertForm } from './steps/new-advert-form.ts';
import { searchFor } from './steps/search-for.ts';
import { expectStatus } from './steps/status.ts';
import { toast } from './steps/toast.ts';
import { unique } from './steps/unique.ts';

test("files that are no video or don't fit the format are refused with a reason", { tag: '@nightly' }, async ({
  as,
  api,
  problems,
  videos,
}) => {
  problems.expect(/status of 422/);
  const page = await as('advertiser', await newAdvertForm(await api('advertiser')));
  await page.getByLabel('Name', { exact: true }).fill(unique('Not a video'));
  await expect(dropZone(page).getByText('mp4, webm or mov, 5 to 60 s, up to 500 MB')).toBeVisible();
  const refusal = videoField(page).getByRole('alert');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/media$/.test(request.url())) sent.push(request.url());
  });

  await test.step('a video that is too short is not uploaded', async () => {
    await dropFile(dropZone(page), videos.short());
    await expect(refusal).toContainText('This video is 2 s long. The format Preroll allows 5 to 60 s.');
    expect(sent).toEqual([]);
    await page.getByRole('button', { name: 'Choose another file' }).click();
  });

  await dropFile(dropZone(page), videos.text());
  await expect(refusal).toContainText('This file is not a video');
  // a single click is enough
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose another file' }).click(),
  ]);
  await chooser.setFiles(videos.truncated());
  await expect(refusal).toContainText('This video is incomplete: its end is missing.');
  await page.getByRole('button', { name: 'Choose another file' }).click();

  await test.step('shows how the measured file will be changed', async () => {
    await dropFile(dropZone(page), 'server/test/field-files/still-first-track.mov');
    await expectUploaded(page);
    await expect(videoField(page)).toContainText('It begins with a still picture, which is left out');
  });
});

test("a video that can't be transcoded is reported immediately, marked, and replaced", { tag: '@nightly' }, async ({
  as,
  api,
  videos,
}) => {
  const { id, name: campaign } = await (await api('advertiser')).createCampaign(unique('Broken'));
  const page = await as('advertiser', `/advertiser/campaigns/${id}`);
  const advert = unique('Zeros');
  const reason = /Only [\d.]+ s of its 6 s can be decoded/;
  await openNewAdvert(page, advert);
  await uploadVideo(page, videos.corrupt());
  await saveAdvert(page, advert);

  await test.step('the failure arrives by socket and is shown on the page and in the row', async () => {
    await expect(toast(page, `Transcoding failed for ${advert}`)).toBeVisible({ timeout: 120_000 });
    await expect(videoField(page).getByText('The video could not be processed')).toBeVisible();
    await expect(page.getByRole('alert').getByText(reason)).toBeVisible();
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Campaigns' }).click();
    await page.getByRole('link', { name: campaign }).click();
    await expect(page.getByRole('row', { name: advert })).toContainText(reason);
  });

  await test.step("an admin can't approve an advert without a video", async () => {
    const admin = await as('admin');
    // an admin's list contains the campaigns of all tests, on several pages
    await searchFor(admin, 'campaigns', campaign);
    await admin.getByRole('link', { name: campaign }).click();
    // by keyboard: figures may arrive at any time and move the link away from the pointer
    await admin.getByRole('link', { name: advert }).press('Enter');
    await expect(admin.getByRole('alert').getByText(reason)).toBeVisible();
    await admin.getByRole('button', { name: 'Moderation' }).click();
    await admin.getByRole('menuitem', { name: 'Approve' }).click();
    await expect(toast(admin, 'cannot approved advert, status: moderate')).toBeVisible();
    await expectStatus(admin, 'Moderate');
  });

  await test.step('the video is replaced with another file', async () => {
    // the admin has changed the advert: the page first shows the cached, outdated version
    const newer = page.waitForResponse(/\/backend\/api\/adverts\/\d+$/);
    // by keyboard: figures may arrive at any time and move the link away from the pointer
    await page.getByRole('link', { name: advert }).press('Enter');
    await newer;
    await page.getByRole('button', { name: 'Replace video' }).click();
    await uploadVideo(page, videos.mp4());
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, `Advert ${advert} updated`)).toBeVisible();
    await expect(toast(page, new RegExp(`^Transcoding result for ${advert}`))).toBeVisible({ timeout: 120_000 });
    await expectHlsPlayback(page, advert);
  });
});
