import { expect, test } from './fixtures/test.ts';

test('a report is mailed with the rows of the screen, and stopped by its link without signing in', async ({
  as,
  visit,
  server,
}) => {
  const page = await as(
    'advertiser',
    '/advertiser/analytics?dates=yesterday&by=country&metrics=impression&compare=none',
  );
  const all = page.getByRole('grid', { name: 'Results' }).getByRole('row', { name: /^(All [\d,]+ rows|1 row)/ });
  await expect(all).toBeVisible();
  const impressions = (await all.getByRole('gridcell').allTextContents())[1]?.replaceAll(',', '');
  await page.getByRole('button', { name: 'Email report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Email this report' });
  await dialog.getByLabel('Name').fill('Countries');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Countries is emailed every Monday at 09:00')).toBeVisible();
  // with an existing mail, the button opens a menu
  const mails = page.getByRole('button', { name: 'Email report' });
  await expect(mails).toHaveAttribute('aria-haspopup', 'menu');
  await mails.click();
  await page.getByRole('menuitem', { name: /^Countries, every Monday/ }).click();
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('The report is on its way')).toBeVisible();

  const reportMail = () => server.mailsTo('advertiser@preroll.test').find(({ files }) => files.length > 0);
  await expect.poll(reportMail).toBeDefined();
  const mail = reportMail();
  const lines = mail?.files[0]?.content.trim().split('\r\n');
  expect(lines?.at(-1)).toMatch(new RegExp(`,${impressions}$`));

  const visitor = await visit();
  await visitor.goto(/https?:\S+\/unsubscribe\/\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  await visitor.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(visitor.getByText('You have unsubscribed')).toBeVisible();
});
