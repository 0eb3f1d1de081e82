import { describe, expect, it } from 'vitest';
import { csvFileName, toCsv } from './csv';

describe('toCsv', () => {
  it.each([
    { value: 'plain', field: 'plain' },
    { value: 'one, two', field: '"one, two"' },
    { value: 'say "hi"', field: '"say ""hi"""' },
    { value: 'two\nlines', field: '"two\nlines"' },
    { value: 'two\r\nlines', field: '"two\r\nlines"' },
    { value: ' kept ', field: ' kept ' },
    { value: '', field: '' },
    { value: null, field: '' },
    { value: undefined, field: '' },
    { value: 0, field: '0' },
    { value: true, field: 'true' },
    { value: -12.5, field: '-12.5' },
    { value: '-12.5', field: '-12.5' },
    { value: '+7', field: '+7' },
    { value: '-1,234.50', field: '"-1,234.50"' },
    { value: '-3%', field: '-3%' },
    { value: '=1+1', field: "'=1+1" },
    { value: '=HYPERLINK("x")', field: '"\'=HYPERLINK(""x"")"' },
    { value: '+1+cmd|x', field: "'+1+cmd|x" },
    { value: '-2+3', field: "'-2+3" },
    { value: '-', field: "'-" },
    { value: '@SUM(A1)', field: "'@SUM(A1)" },
    { value: '\tx', field: "'\tx" },
    { value: 'a=b', field: 'a=b' },
    { value: 'Zoë ✓', field: 'Zoë ✓' },
  ])('$value is $field', ({ value, field }) => {
    expect(toCsv([[value, 'end']])).toBe(`\uFEFF${field},end\r\n`);
  });

  it('ends every row with CRLF', () => {
    expect(
      toCsv([
        ['a', 'b'],
        [1, 2],
      ]),
    ).toBe('\uFEFFa,b\r\n1,2\r\n');
  });
});

it.each([
  { date: new Date(2026, 10, 21), name: 'campaigns-2026-11-21.csv' },
  { date: new Date(2027, 0, 3, 23, 59), name: 'campaigns-2027-01-03.csv' },
])('$name', ({ date, name }) => {
  expect(csvFileName('campaigns', date)).toBe(name);
});
