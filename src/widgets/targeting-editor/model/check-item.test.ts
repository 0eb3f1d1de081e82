import type { ListField } from '@preroll/rules/targeting/targeting-fields';
import { expect, test } from 'vitest';
import { addedItemsMessage, addItems } from '@/shared/ui/tags-field';
import { checkCity, checkVersion, createItemCheck, pasteTransformFor } from './check-item';

const rules = (field: ListField) => ({ check: createItemCheck(field), max: 5000, separator: 'commas' as const });

test('counts duplicates and invalid lines among 200 pasted lines', () => {
  const good = Array.from({ length: 193 }, (_, index) => `10.0.0.${index}`);
  const lines = [...good, ...good.slice(0, 5), '10.0.0.256', 'localhost'];
  const intake = addItems(lines.join('\n'), [], rules('ip'));
  expect(addedItemsMessage(intake)).toBe('193 added, 5 skipped, 2 to correct');
  expect(intake.rejected[0]).toEqual({ text: '10.0.0.256', problem: 'not an IP address or range' });
});

test('recognises different notations of an address, and accepts codes in one line', () => {
  const unique = Array.from({ length: 20 }, (_, n) => (n % 2 ? `10.0.0.${n}` : `2001:DB8:0:0::${n.toString(16)}/128`));
  const doubles = ['10.0.0.1', ' 10.0.0.3 ', '10.0.0.5/32', '2001:db8::2', '::ffff:10.0.0.7'];
  const intake = addItems([...unique, ...doubles].join('\r\n'), [], rules('ip'));
  expect(addedItemsMessage(intake)).toBe('20 added, 5 skipped');
  expect(intake.items.slice(0, 3)).toEqual(['2001:db8::', '10.0.0.1', '2001:db8::2']);
  expect(addItems('de, fr;\n\n ru,XX', ['DE'], rules('country'))).toEqual({
    items: ['DE', 'FR', 'RU'],
    added: 2,
    skipped: 1,
    rejected: [{ text: 'XX', problem: 'not a country code' }],
  });
});

test('accepts addresses in the notations of routers and people', () => {
  const list =
    '# offices, all\n1.2.3.4 # Berlin, first floor\n173.245.48.0 / 20\n10.0.0.1-10.0.0.2\n10.1.2.0/255.255.255.0';
  expect(addItems(list, [], { ...rules('ip'), prepare: pasteTransformFor('ip') })).toMatchObject({
    items: ['1.2.3.4', '173.245.48.0/20', '10.0.0.1', '10.0.0.2', '10.1.2.0/24'],
    rejected: [],
  });
  expect(pasteTransformFor('keywords')).toBeUndefined();
});

test('accepts words in one line, and takes the hosts of page URLs', () => {
  expect(addItems('Shoes, boots', [], rules('keywords')).items).toEqual(['shoes', 'boots']);
  const links = 'https://Shop.example/a, https://shop.example/b;http://b.example:80';
  expect(addItems(links, [], rules('referer'))).toEqual({
    items: ['shop.example', 'b.example'],
    added: 2,
    skipped: 1,
    rejected: [],
  });
});

test('refuses entries that are missing from a loaded dictionary', () => {
  const choices = [
    { value: 'DE-BE', label: 'Berlin, DE' },
    { value: 'IAB1', label: 'Arts' },
    { value: '7', label: '1920 × 1080' },
  ];
  const wrong = (field: ListField, text: string) => createItemCheck(field, choices)(text);
  expect(wrong('region', 'de-be')).toEqual({ item: 'DE-BE' });
  expect(wrong('region', 'DE-ZZ')).toEqual({ problem: 'not a region code' });
  expect(createItemCheck('region')('DE-ZZ')).toEqual({ item: 'DE-ZZ' });
  expect(wrong('categories', 'IAB1-99')).toEqual({ problem: 'not an IAB category' });
  expect(wrong('resolution', '8')).toEqual({ problem: 'not a resolution' });
  expect(wrong('languages', 'de-AT')).toEqual({ item: 'de-AT' });
  expect(wrong('browsers', 'lynx')).toEqual({ item: 'lynx' });
});

test.each([
  [checkCity, ' 2950159 ', { item: '2950159' }],
  [checkCity, '2147483647', { item: '2147483647' }],
  [checkCity, '9999999999', { problem: 'not a city ID' }],
  [checkCity, 'Berlin', { problem: 'not a city ID' }],
  [checkVersion, '10.15.7', { item: '10.15.7' }],
  [checkVersion, '10.x', { problem: 'not a version' }],
])('%o checks %j: %j', (check, text, result) => {
  expect(check(text)).toEqual(result);
});
