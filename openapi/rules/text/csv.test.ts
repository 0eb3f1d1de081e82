import { describe, expect, it } from 'vitest';
import { csvFile, csvRow } from './csv.ts';

describe('csvRow', () => {
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
    { value: -1e-7, field: '-1e-7' },
    { value: '-12.5', field: '-12.5' },
    { value: '+7', field: '+7' },
    { value: '-1,234.50', field: '"-1,234.50"' },
    { value: '-3%', field: '-3%' },
    { value: '-5% off', field: "'-5% off" },
    { value: '\rx', field: '"\'\rx"' },
    { value: '=1+1', field: "'=1+1" },
    { value: '=HYPERLINK("x")', field: '"\'=HYPERLINK(""x"")"' },
    { value: '+1+cmd|x', field: "'+1+cmd|x" },
    { value: '-2+3', field: "'-2+3" },
    { value: '-', field: "'-" },
    { value: '@SUM(A1)', field: "'@SUM(A1)" },
    { value: '\tx', field: "'\tx" },
    { value: '\nx', field: '"\'\nx"' },
    { value: '＝1+1', field: "'＝1+1" },
    { value: '＋1', field: "'＋1" },
    { value: '－1', field: "'－1" },
    { value: '＠SUM(A1)', field: "'＠SUM(A1)" },
    { value: '|x', field: "'|x" },
    { value: '｜x', field: "'｜x" },
    { value: 'a|b＝c', field: 'a|b＝c' },
    { value: 'a=b', field: 'a=b' },
    { value: 'Zoë ✓', field: 'Zoë ✓' },
  ])('$value is $field', ({ value, field }) => {
    expect(csvRow([value, 'end'])).toBe(`${field},end\r\n`);
  });

  it('begins a file with a byte order mark and ends every row with CRLF', () => {
    expect(
      csvFile([
        ['a', 'b'],
        [1, 2],
      ]),
    ).toBe('\uFEFFa,b\r\n1,2\r\n');
  });
});
