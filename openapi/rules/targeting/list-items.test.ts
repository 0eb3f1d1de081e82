import { expect, it } from 'vitest';
import { parseListItem } from './list-items.ts';
import type { ListField } from './targeting-fields.ts';

it.each<[ListField, string, string]>([
  ['ip', '10.1.2.3/8', '10.0.0.0/8'],
  ['ip', '10.0.0.1/32', '10.0.0.1'],
  ['ip', '2001:0DB8:0000::0001', '2001:db8::1'],
  ['ip', '2001:db8:1234::/32', '2001:db8::/32'],
  ['ip', '::ffff:10.1.2.3/104', '10.0.0.0/8'],
  ['ip', '1.2.3.4 # office, Berlin', '1.2.3.4'],
  ['ip', '173.245.48.0 / 20', '173.245.48.0/20'],
  ['ip', '1.2.4.0-1.2.4.255', '1.2.4.0/24'],
  ['ip', '1.2.4.0 – 1.2.4.255', '1.2.4.0/24'],
  ['ip', '1.2.3.4-1.2.3.4', '1.2.3.4'],
  ['ip', '2001:db8::-2001:db8::ffff', '2001:db8::/112'],
  ['ip', '10.1.2.0/255.255.255.0', '10.1.2.0/24'],
  ['ip', '10.1.2.0 255.255.254.0', '10.1.2.0/23'],
  ['ip', '10.1.*.*', '10.1.0.0/16'],
  ['ip', '[2001:db8::1]', '2001:db8::1'],
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

it.each([
  ...['1.2.3.4-1.2.3.6', '1.2.3.9-1.2.3.4', '1.2.3.4-2001:db8::', '10.*.1.*', '*', '10.1.*', '300.1.*.*'],
  ...['10.0.0.0/255.0.255.0', '10.0.0.0/255.255.255.0/8', '# nothing', '1.2.3.4 5.6.7.8', '010.0.0.0-010.0.0.9'],
])('%s is neither an address nor a range', (text) => {
  expect(parseListItem('ip', text)).toEqual({ reason: 'Not an IP address or range' });
});
