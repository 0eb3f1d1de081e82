import { expect, test } from './fixtures/test.ts';
import { openNewAdvert, saveAdvert, uploadVideo } from './steps/adverts.ts';
import { createCampaign } from './steps/campaigns.ts';
import { operatesPlayer, showsPlayerInForcedColours } from './steps/operates-player.ts';
import { playsHls } from './steps/plays-hls.ts';
import { searchFor } from './steps/search-for.ts';
import { expectStatus } from './steps/status.ts';
import { toast } from './steps/toast.ts';
import { unique } from './steps/unique.ts';

const files = [
  { kind: 'an mp4', file: 'mp4', shape: 'landscape', tag: ['@main'] },
  // what differs is how it is transcoded: a database knows nothing of that, so it is played on one of them
  { kind: 'a rotated mov', file: 'rotatedMov', shape: 'portrait', tag: ['@nightly'] },
] as const;

for (const { kind, file, shape, tag } of files)
  test(`${kind} becomes a working advert, and two people see it`, { tag: [...tag] }, async ({ as, videos }) => {
    const advertiser = await as('advertiser');
    const campaign = unique('Spring');
    const advert = unique('Sale');

    await test.step('the advertiser makes a campaign and an advert', async () => {
      await createCampaign(advertiser, campaign);
      await openNewAdvert(advertiser, advert);
      await uploadVideo(advertiser, videos[file]());
      await saveAdvert(advertiser, advert);
    });

    await expectStatus(advertiser, 'Moderate');

    await test.step('the socket tells that the video is ready, and it plays', async () => {
      await expect(toast(advertiser, new RegExp(`^Transcoding result for ${advert} time \\d+:\\d\\d$`))).toBeVisible({
        timeout: 120_000,
      });
      expect(await playsHls(advertiser, advert)).toBe(shape);
      await operatesPlayer(advertiser, advert);
      await showsPlayerInForcedColours(advertiser);
    });

    await test.step('an admin approves it, and the advertiser sees that without reloading', async () => {
      const admin = await as('admin');
      // an admin's list has the campaigns of all tests, on several pages
      await searchFor(admin, 'campaigns', campaign);
      await admin.getByRole('link', { name: campaign }).click();
      // the figures above it may arrive at any time, and move it away from a pointer
      await admin.getByRole('link', { name: advert }).press('Enter');
      await admin.getByRole('button', { name: 'Moderation' }).click();
      await admin.getByRole('menuitem', { name: 'Approve' }).click();
      await expect(toast(admin, 'advert approved')).toBeVisible();
      await expectStatus(advertiser, 'Approved');
    });

    await test.step('the advertiser starts and stops it', async () => {
      await advertiser.getByRole('button', { name: 'Start', exact: true }).click();
      await expectStatus(advertiser, 'Working');
      await advertiser.getByRole('button', { name: 'Stop' }).click();
      await expectStatus(advertiser, 'Stopped');
    });
  });
