import type { components } from '../server/src/platform/contract/generated/contract.d.ts';
import { expect, test } from './fixtures/test.ts';
import { saveAdvert, uploadVideo } from './steps/adverts.ts';
import { create } from './steps/campaign-form.ts';
import { countClicks } from './steps/count-clicks.ts';
import { expectHlsPlayback } from './steps/expect-hls-playback.ts';
import { fillInAccount, reasons, registerAdvert } from './steps/first-steps.ts';
import { inviteUser } from './steps/new-user.ts';
import { expectPlayerInForcedColours, operatePlayer } from './steps/operate-player.ts';
import { searchFor } from './steps/search-for.ts';
import { expectStatus } from './steps/status.ts';
import { toast } from './steps/toast.ts';
import { unique } from './steps/unique.ts';

type Schemas = components['schemas'];

/** The most clicks that a new advertiser may need until an advert serves, not counting text input. */
const MAX_CLICKS = 13;

const files = [
  { kind: 'an mp4', file: 'mp4', shape: 'landscape', tag: ['@main'] },
  // differs only in transcoding, which does not involve the database, so it runs on one of them
  { kind: 'a rotated mov', file: 'rotatedMov', shape: 'portrait', tag: ['@nightly'] },
] as const;

for (const { kind, file, shape, tag } of files)
  test(`a new advertiser has ${kind} serving within ${MAX_CLICKS} clicks, and two users see it`, {
    tag: [...tag],
  }, async ({ as, api, visit, server, videos }) => {
    const staff = await api('admin');
    const { id, link } = await inviteUser(staff, server);
    const campaign = unique('Spring');
    const advert = unique('Sale');
    const advertiser = await visit();
    const clicks = await countClicks(advertiser);

    await test.step('the advertiser follows the invitation and the first steps', async () => {
      await advertiser.goto(link);
      await advertiser.getByLabel('New password').fill('a password of my own');
      await advertiser.getByRole('button', { name: 'Save and sign in' }).click();
      await fillInAccount(advertiser);
      await advertiser.getByRole('main').getByRole('link', { name: 'Create your first campaign' }).click();
      await advertiser.getByLabel('Name', { exact: true }).fill(campaign);
      await advertiser.getByLabel('Link', { exact: true }).fill('https://shop.example/spring');
      await create(advertiser);
      await expect(reasons(advertiser)).toHaveText([
        /^There is no money on the balance yet\./,
        /^The campaign has no adverts yet\./,
      ]);
      await reasons(advertiser).getByRole('link', { name: 'Add an advert' }).click();
      await advertiser.getByLabel('Name', { exact: true }).fill(advert);
      await uploadVideo(advertiser, videos[file]());
      await registerAdvert(advertiser);
      await saveAdvert(advertiser, advert);
    });

    await expectStatus(advertiser, 'Moderate');

    await test.step('the video is announced by socket when it is ready, and plays', async () => {
      await expect(toast(advertiser, new RegExp(`^Transcoding result for ${advert} time \\d+:\\d\\d$`))).toBeVisible({
        timeout: 120_000,
      });
      expect(await expectHlsPlayback(advertiser, advert)).toBe(shape);
      await clicks.pause(async () => {
        await operatePlayer(advertiser, advert);
        await expectPlayerInForcedColours(advertiser);
      });
      await expect(reasons(advertiser)).toHaveText([
        /^There is no money on the balance yet\./,
        /^The advert is waiting for moderation\./,
        /^The campaign is stopped\./,
      ]);
    });

    await test.step('an admin approves the advert, and the advertiser sees it without reloading', async () => {
      const admin = await as('admin');
      // an admin's list contains the campaigns of all tests, on several pages
      await searchFor(admin, 'campaigns', campaign);
      await admin.getByRole('link', { name: campaign }).click();
      // by keyboard: figures may arrive at any time and move the link away from the pointer
      await admin.getByRole('link', { name: advert }).press('Enter');
      await admin.getByRole('button', { name: 'Moderation' }).click();
      await admin.getByRole('menuitem', { name: 'Approve' }).click();
      await expect(toast(admin, 'advert approved')).toBeVisible();
      await expectStatus(advertiser, 'Approved');
    });

    await test.step('the deposit is paid, and the advertiser starts the advert and its campaign', async () => {
      const found = await staff.get<Schemas['TransactionList']>(`finances?user_id=${id}&status=waiting`);
      const [deposit] = found.items;
      if (!deposit) throw new Error('There is no deposit');
      const { version } = await staff.get<Schemas['TransactionDetail']>(`finances/${deposit.id}`);
      await staff.put(`finances/${deposit.id}/status`, { status: 'paid', version });
      await advertiser.getByRole('button', { name: 'Start', exact: true }).click();
      await expect(toast(advertiser, `Advert ${advert} started. Not serving yet: campaign stopped`)).toBeVisible();
      await expectStatus(advertiser, 'Working');
      await advertiser.getByRole('button', { name: 'Start the campaign' }).click();
      await expect(toast(advertiser, `Campaign ${campaign} started`)).toBeVisible();
      await expect(reasons(advertiser)).toHaveCount(0);
      const [served] = (await staff.get<Schemas['CampaignList']>(`campaigns?search=${campaign}`)).items;
      expect(served?.serving_state).toBe('serving');
      expect(clicks.count()).toBeGreaterThan(0);
      expect(clicks.count()).toBeLessThanOrEqual(MAX_CLICKS);
    });

    await advertiser.getByRole('button', { name: 'Stop', exact: true }).click();
    await expectStatus(advertiser, 'Stopped');
  });
