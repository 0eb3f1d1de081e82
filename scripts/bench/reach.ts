import { atMost, type Measurement } from './measurement.ts';
import { median } from './median.ts';
import { openFullCampaign } from './open-full-campaign.ts';
import { withProduct } from './with-product.ts';

const CHANGES = 7;

/** Measures from a change of a targeting whose lists are all full to the response with its reach, in the edit form. */
export const benchReach = (): Promise<Measurement[]> =>
  withProduct(async (server, browser) => {
    const { page, path } = await openFullCampaign(server, browser);
    const answer = () => page.waitForResponse((response) => response.url().endsWith('/reach') && response.ok());
    await Promise.all([answer(), page.goto(`${path}/edit#audience`)]);
    const device = page.getByRole('checkbox', { name: 'Phones' });
    const times: number[] = [];
    for (let change = 0; change < CHANGES; change += 1) {
      const answered = answer();
      await device.focus();
      const begin = performance.now();
      await page.keyboard.press('Space');
      await (await answered).finished();
      times.push(performance.now() - begin);
    }
    return [atMost('reach with every list full: from the last change to the answer', median(times), 2000)];
  });
