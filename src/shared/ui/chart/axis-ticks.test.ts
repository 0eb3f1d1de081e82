import { expect, it } from 'vitest';
import { axisTicks, createTickFormatter } from './axis-ticks';

const percent = { style: 'percent', minimumFractionDigits: 2 } as const;

it.each([
  [[258_400], true, undefined, '0 100k 200k 300k'],
  [[120, 2180], true, undefined, '0 1k 2k 3k'],
  [[1_390_000], true, undefined, '0 500k 1M 1.5M'],
  [[98], true, undefined, '0 25 50 75 100'],
  [[1000], true, undefined, '0 250 500 750 1k'],
  [[7400, 10_000], true, undefined, '0 2.5k 5k 7.5k 10k'],
  [[30_000_000], true, undefined, '0 10M 20M 30M'],
  // counts have no lines between whole numbers
  [[1], true, undefined, '0 1'],
  [[9], true, undefined, '0 5 10'],
  [[0.9], false, undefined, '0 0.25 0.5 0.75 1'],
  [[0.0173], false, percent, '0% 0.5% 1% 1.5% 2%'],
  [[0.0009], false, percent, '0% 0.025% 0.05% 0.075% 0.1%'],
  [[640.2], false, { minimumFractionDigits: 2 }, '0 200 400 600 800'],
  [[-30, 60], true, undefined, '-50 0 50 100'],
  [[-3000], true, undefined, '-3k -2k -1k 0'],
  [[0, 0], true, undefined, '0 1'],
  [[], true, undefined, '0 1'],
])('%j (whole: %s, format %o) get the ticks %s', (numbers, isWhole, format, labels) => {
  expect(axisTicks(numbers, isWhole).map(createTickFormatter(format)).join(' ')).toBe(labels);
});

it.each([1, 3, 7, 13, 65, 185, 550, 2_200, 65_001, 260_000, 1_050_000, 1_400_000, 99_999_999])(
  'the labels up to %d are exact',
  (most) => {
    const ticks = axisTicks([most], true);
    expect(ticks.length).toBeLessThanOrEqual(5);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
    const read = (label: string) =>
      Number.parseFloat(label) * (label.endsWith('k') ? 1e3 : label.endsWith('M') ? 1e6 : 1);
    expect(ticks.map(createTickFormatter(undefined)).map(read)).toEqual(ticks);
  },
);
