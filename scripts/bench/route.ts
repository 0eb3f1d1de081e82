import { fillCampaigns } from './fill-campaigns.ts';
import { measureChanges } from './measure-changes.ts';
import { atMost, type Measurement } from './measurement.ts';
import { median } from './median.ts';
import { signedIn } from './signed-in.ts';
import { withProduct } from './with-product.ts';

const CAMPAIGNS = 10_000;
const CHANGES = 20;

/** Measures the navigation to a list of ten thousand campaigns from another screen. */
export const benchRoute = (): Promise<Measurement[]> =>
  withProduct(async (server, browser) => {
    await fillCampaigns(server, CAMPAIGNS);
    const subject = await signedIn(browser, server);
    const { warm } = await measureChanges(browser, { ...subject, count: CHANGES, screen: 'Settings' });
    // every second change leads away from the list
    const there = warm.filter((_, index) => index % 2 === 1);
    return [atMost(`change to the screen of ${CAMPAIGNS} campaigns`, median(there), 150)];
  });
