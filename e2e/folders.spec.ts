import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import { tabTo } from './steps/tab-to.ts';
import { unique } from './steps/unique.ts';

const row = (page: Page, name: string): Locator =>
  page.getByRole('tree', { name: 'Folders' }).getByRole('treeitem', { name: new RegExp(`^${name}( |$)`) });

const trail = (page: Page): Locator => page.getByRole('navigation', { name: 'Folder', exact: true });

/** Chooses an item of the open menu with the keyboard. */
async function choose(page: Page, item: string): Promise<void> {
  const choice = page.getByRole('menuitem', { name: item, exact: true });
  await expect(choice).toBeVisible();
  // the menu takes the focus shortly after it is visible
  await expect(page.getByRole('menu')).toBeFocused();
  // three letters, because Rename and Remove begin alike
  await page.keyboard.type(item.slice(0, 3));
  await expect(choice).toHaveAttribute('data-highlighted', '');
  await page.keyboard.press('Enter');
}

/**
 * Moves with the arrow keys from a closed folder of a dialog to the one inside; `press` moves the focus to the folder.
 */
async function goInto(page: Page, press: string, outer: RegExp, inner: RegExp): Promise<void> {
  const item = (name: RegExp) => page.getByRole('dialog').getByRole('treeitem', { name });
  await page.keyboard.press(press);
  await expect(item(outer)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(item(outer)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(item(inner)).toBeFocused();
}

/** Chooses an item of a folder's menu; the folder's row has the focus. */
async function pick(page: Page, item: string): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await choose(page, item);
}

test('sites are organised in folders with the keyboard alone', async ({ as }) => {
  const page = await as('webmaster');
  const { keyboard } = page;
  const dialog = page.getByRole('dialog');

  await tabTo(page.getByRole('button', { name: 'New folder' }));
  await keyboard.press('Enter');
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await keyboard.type('Media');
  await keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  await expect(row(page, 'Media')).toBeFocused();
  await pick(page, 'New folder inside');
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await keyboard.type('News');
  await keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  // created in a folder that was closed
  await expect(row(page, 'News')).toBeFocused();
  await keyboard.press('Enter');
  await expect(trail(page)).toHaveText(/All sites.*Media.*News/);
  await expect(page).toHaveURL(/\/webmaster\/sites\?folder=\d+$/);

  await test.step('moves a site from its menu', async () => {
    await tabTo(page.getByRole('button', { name: 'All sites' }).last());
    await keyboard.press('Enter');
    const site = page.getByRole('row', { name: /Evening news/ });
    await expect(site).toBeVisible();
    await site.getByRole('button', { name: /^Actions for/ }).focus();
    await keyboard.press('Enter');
    await choose(page, 'Move to folder');
    await tabTo(dialog.getByRole('treeitem', { name: 'No folder' }));
    await goInto(page, 'ArrowDown', /^Media/, /^News/);
    await keyboard.press('Enter');
    await tabTo(dialog.getByRole('button', { name: 'Move' }));
    await keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(row(page, 'News 1')).toBeVisible();
  });

  await test.step('moves a folder from its menu, and updates the breadcrumbs', async () => {
    await tabTo(row(page, 'Media'));
    await keyboard.press('ArrowDown');
    await expect(row(page, 'News')).toBeFocused();
    await keyboard.press('Enter');
    await expect(trail(page)).toHaveText(/Media.*News/);
    await expect(page.getByRole('row', { name: /Evening news/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Old forum/ })).toBeHidden();
    await pick(page, 'Move');
    await tabTo(dialog.getByRole('treeitem', { name: /^Media/ }));
    await keyboard.press('Home');
    await expect(dialog.getByRole('treeitem', { name: 'Top level' })).toBeFocused();
    await keyboard.press('Enter');
    await tabTo(dialog.getByRole('button', { name: 'Move' }));
    await keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(row(page, 'News')).toHaveAttribute('aria-level', '1');
    await expect(trail(page)).toHaveText(/^All sites\W*News$/);
  });

  await test.step('restores the view from the URL after Back, a reload and a return to the section', async () => {
    await page.reload();
    await expect(trail(page)).toHaveText(/News$/);
    await expect(row(page, 'News')).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(page.getByRole('row', { name: /Old forum/ })).toBeVisible();
    await expect(trail(page)).toHaveCount(0);
    await page.goForward();
    await expect(trail(page)).toHaveText(/News$/);
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await page.getByRole('link', { name: 'Sites' }).first().click();
    await expect(page).toHaveURL(/folder=\d+/);
    await expect(trail(page)).toHaveText(/News$/);
  });

  await test.step('moves the contents of a removed folder up', async () => {
    await row(page, 'News').focus();
    await pick(page, 'Remove');
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await tabTo(question.getByRole('button', { name: 'Remove' }));
    await keyboard.press('Enter');
    await expect(row(page, 'News')).toBeHidden();
    await expect(row(page, 'Regional')).toBeFocused();
    await expect(trail(page)).toHaveCount(0);
    await expect(page.getByRole('row', { name: /Evening news/ })).toBeVisible();
  });
});

test('folders and sites are dragged onto folders', { tag: '@nightly' }, async ({ as, api }) => {
  const session = await api('webmaster');
  for (const name of ['Blogs', 'Shelf']) await session.post('folders', { kind: 'site', name });
  const page = await as('webmaster');

  // waits until nothing can arrive that would move the row away from the pointer
  await expect(page.getByRole('region', { name: 'Totals' }).getByRole('img').first()).toBeVisible();
  await page.getByText('Kitchen stories', { exact: true }).dragTo(row(page, 'Blogs'));
  await expect(page.getByText('Moved to Blogs')).toBeVisible();
  await expect(row(page, 'Blogs 1')).toBeVisible();
  await row(page, 'Blogs').dragTo(row(page, 'Shelf'));
  await row(page, 'Shelf').getByRole('button', { name: 'Open Shelf' }).click();
  await expect(row(page, 'Blogs')).toHaveAttribute('aria-level', '2');
  await row(page, 'Blogs').click();
  await expect(trail(page)).toHaveText(/Shelf.*Blogs/);
  // waits for the folder's list: removing the row of the previous list would abort the drag
  await expect(page.getByRole('grid', { name: 'Sites' })).toHaveAttribute('aria-rowcount', '2');
  await page.getByText('Kitchen stories', { exact: true }).dragTo(page.getByRole('button', { name: 'In no folder' }));
  await expect(page.getByText('No sites here')).toBeVisible();
});

test('an advert is moved into a folder with the keyboard, and tree, path and URL follow', { tag: '@nightly' }, async ({
  as,
  api,
}) => {
  const session = await api('advertiser');
  const campaign = await session.createCampaign(unique('Foldered'));
  const advert = await session.createScriptedAdvert(campaign.id, unique('Advert'));
  const page = await as('advertiser', '/advertiser/campaigns/adverts');
  const { keyboard } = page;
  const dialog = page.getByRole('dialog');

  await tabTo(page.getByRole('button', { name: 'New folder' }));
  await keyboard.press('Enter');
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await keyboard.type('Teasers');
  await keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(row(page, 'Teasers')).toBeFocused();
  await pick(page, 'New folder inside');
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await keyboard.type('Short');
  await keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(row(page, 'Short')).toBeFocused();

  await tabTo(page.getByRole('searchbox', { name: 'Search adverts' }));
  await keyboard.type(advert.name);
  await expect(page.getByRole('rowheader', { name: '1 advert', exact: true })).toBeVisible();
  await tabTo(page.getByRole('grid', { name: 'Adverts' }).getByRole('columnheader').first());
  await keyboard.press('ArrowDown');
  // the only control in the last cell is its menu
  await keyboard.press('End');
  await keyboard.press('Enter');
  await choose(page, 'Move to folder');
  await tabTo(dialog.getByRole('treeitem', { name: 'No folder' }));
  await goInto(page, 'End', /^Teasers/, /^Short/);
  await keyboard.press('Enter');
  await tabTo(dialog.getByRole('button', { name: 'Move' }));
  await keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  await tabTo(row(page, 'Short 1'));
  await keyboard.press('Enter');
  await expect(trail(page)).toHaveText(/All adverts.*Teasers.*Short/);
  await expect(page).toHaveURL(/\/advertiser\/campaigns\/adverts\?.*folder=\d+/);
  await expect(page.getByRole('link', { name: advert.name })).toBeVisible();
});
