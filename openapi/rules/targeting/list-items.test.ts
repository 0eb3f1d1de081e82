import { expect, it } from 'vitest';
import { parseListItem } from './list-items.ts';
import type { ListField } from './targeting-fields.ts';

it.each<[ListField, string, string]>([
  ['ip', '10.1.2.3/8', '10.0.0.0/8'],
  ['ip', '10.0.0.1/32', '10.0.0.1'],
  ['ip', '2001:0DB8:0000::0001', '2001:db8::1'],
  ['ip', '2001:db8:1234::/32', '2001:db8::/32'],
  ['ip', '::ffff:10.1.2.3/104', '10.0.0.0/8'],
  ['referer', ' *.Shop.Example ', '*.shop.example'],
  ['referer', 'https://Shop.Example:8080/sale?colour=red#top', 'shop.example'],
  ['referer', 'http://www.shop.example', 'www.shop.example'],
  ['referer', 'https://*.shop.example/', '*.shop.example'],
  ['referer', 'ПРИМЕР.рф', 'xn--e1afmkfd.xn--p1ai'],
  ['languages', 'PT-br', 'pt-BR'],
  ['languages', 'zh-hant-tw', 'zh-Hant-TW'],
  ['country', 'de', 'DE'],
  ['region', 'ru-mow', 'RU-MOW'],
  ['categories', 'iab9-30', 'IAB9-30'],
  ['keywords', 'Spring, Sale', 'spring, sale'],
])('%s "%s" is stored as "%s"', (kind, line, value) => {
  expect(parseListItem(kind, line)).toEqual({ value });
  expect(parseListItem(kind, value)).toEqual({ value });
});
