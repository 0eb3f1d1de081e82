import { expect, it } from 'vitest';
import { normalizeIpList, splitRange } from './ip-ranges.ts';

it.each([
  ['1.2.3.4-1.2.3.6', ['1.2.3.4/31', '1.2.3.6/32']],
  ['0.0.0.0-255.255.255.255', ['0.0.0.0/0']],
  ['10.0.0.1 - 10.0.0.8', ['10.0.0.1/32', '10.0.0.2/31', '10.0.0.4/30', '10.0.0.8/32']],
  ['2001:db8::1-2001:db8::2', ['2001:db8::1/128', '2001:db8::2/128']],
])('splits %s into %j', (text, ranges) => {
  expect(splitRange(text)).toEqual(ranges);
});

it('removes comments from a list and converts its ranges to CIDR', () => {
  const list = '# offices, all\n1.2.3.4 # Berlin, first floor\n1.2.3.4-1.2.3.6, 10.0.0.0 / 8\r\nnonsense';
  expect(
    normalizeIpList(list)
      .split(/[\n\r\t,;]+/)
      .map((part) => part.trim())
      .filter(Boolean),
  ).toEqual([...['1.2.3.4', '1.2.3.4/31', '1.2.3.6/32', '10.0.0.0 / 8', 'nonsense']]);
});
