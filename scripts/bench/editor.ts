import { measureOpening, measureTyping } from './measure-editor.ts';
import { atMost, type Measurement } from './measurement.ts';
import { median } from './median.ts';
import { openFullCampaign } from './open-full-campaign.ts';
import { withProduct } from './with-product.ts';

const ROUNDS = 5;

/** Measures the edit form of a campaign whose targeting lists are all full: opening it, and typing. */
export const benchEditor = (): Promise<Measurement[]> =>
  withProduct(async (server, browser) => {
    const { page, path } = await openFullCampaign(server, browser);
    await page.goto(path);
    const openings: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) openings.push(await measureOpening(page));
    const fields = await measureTyping(page);
    const [slowest] = fields.toSorted((a, b) => median(b.keys) - median(a.keys));
    if (!slowest) throw new Error('Nothing was typed');
    const longest = Math.max(...fields.flatMap(({ keys }) => keys));
    return [
      atMost('editor with every list full: opening', median(openings), 1000),
      atMost(
        `editor with every list full: a key in the slowest of ${fields.length} fields`,
        median(slowest.keys),
        100,
        {
          more: `${slowest.field}; the longest of all keys ${longest.toFixed(0)} ms`,
        },
      ),
    ];
  });
