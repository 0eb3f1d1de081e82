import { expect, type Locator, type Page } from '@playwright/test';
import { dropFile } from './drop-file.ts';
import { toast } from './toast.ts';

export const videoField = (page: Page): Locator => page.getByRole('group', { name: 'Video', exact: true });
export const dropZone = (page: Page): Locator => page.getByRole('group', { name: 'Drop a video here' });
export const uploadProgress = (page: Page): Locator => page.getByRole('progressbar', { name: 'Upload' });

/** Opens the form of a new advert from a campaign's page and fills in its name. */
export async function openNewAdvert(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'New advert' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
}

/** Drops a video and waits until the server has checked it. */
export async function uploadVideo(page: Page, path: string): Promise<void> {
  await dropFile(dropZone(page), path);
  await expectUploaded(page);
}

/** Expects the upload of a valid video to be complete. */
export const expectUploaded = (page: Page) =>
  expect(videoField(page).getByText('The video is uploaded')).toBeVisible({ timeout: 45_000 });

export async function saveAdvert(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Create advert' }).click();
  await expect(toast(page, `Advert ${name} created`)).toBeVisible();
}

/** Unfolds a section of an advert's form. */
export const openSection = (page: Page, title: string) =>
  page.getByRole('button', { name: title, exact: true, expanded: false }).click();
