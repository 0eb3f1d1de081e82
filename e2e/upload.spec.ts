import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import { dropZone, expectUploaded, uploadProgress, videoField } from './steps/adverts.ts';
import { outageMessages } from './steps/connection.ts';
import { delayResponses } from './steps/delay-responses.ts';
import { dropFile } from './steps/drop-file.ts';
import { expectVisiblePartChange } from './steps/expect-visible-change.ts';
import { newAdvertForm } from './steps/new-advert-form.ts';
import { slowNetwork } from './steps/slow-network.ts';
import { unique } from './steps/unique.ts';

const percent = async (page: Page) => Number(await uploadProgress(page).getAttribute('aria-valuenow'));

test('an upload pauses, can be cancelled, and continues after an outage of the server', async ({
  as,
  api,
  problems,
  server,
  videos,
}) => {
  problems.expect(outageMessages);
  const page = await as('advertiser', await newAdvertForm(await api('advertiser')));
  await page.getByLabel('Name', { exact: true }).fill(unique('Heavy'));
  const speedUp = await slowNetwork(page);

  await test.step('shows its progress', async () => {
    await dropFile(dropZone(page), videos.heavy());
    await expect(videoField(page).getByText('heavy.mp4')).toBeVisible();
    await expect.poll(() => percent(page)).toBeGreaterThan(5);
    await expect(uploadProgress(page)).toHaveAttribute('aria-valuetext', /% *, .+ of 24 MB, \d+:\d\d left/);
  });

  await test.step('pauses and resumes', async () => {
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(uploadProgress(page)).toHaveAttribute('aria-valuetext', /paused/);
    const paused = await percent(page);
    await page.emulateMedia({ forcedColors: 'active' });
    await expectVisiblePartChange(uploadProgress(page), 'div');
    await page.emulateMedia({ forcedColors: 'none' });
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect.poll(() => percent(page)).toBeGreaterThan(paused);
  });

  await test.step('starts from the first byte after a cancellation', async () => {
    const remove = await delayResponses(page, '**/backend/api/media/*', 'DELETE');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(dropZone(page)).toBeVisible();
    // the cancelled upload may still be being removed
    const begun = page.waitForRequest((request) => request.method() === 'POST' && /\/media$/.test(request.url()));
    await dropFile(dropZone(page), videos.heavy());
    await begun;
    const removed = page.waitForResponse((response) => response.request().method() === 'DELETE');
    remove();
    await removed;
    await expect.poll(() => percent(page)).toBeGreaterThan(5);
  });

  await test.step('resumes from its offset when the server is back', async () => {
    await server.kill();
    await expect(uploadProgress(page)).toHaveAttribute('aria-valuetext', /connection lost/);
    // when the server is back, however long that takes
    const resumed = page.waitForRequest((request) => request.method() === 'PATCH', { timeout: 0 });
    await server.start();
    expect(Number(await (await resumed).headerValue('Upload-Offset'))).toBeGreaterThan(0);
    await speedUp();
    await expectUploaded(page);
  });
});
