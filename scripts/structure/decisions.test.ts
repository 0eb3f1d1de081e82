import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = 'docs/adr';
const files = readdirSync(folder).toSorted();

it('decisions are numbered without gaps', () => {
  const numbers = files.map((_, index) => String(index + 1).padStart(4, '0'));
  expect(files.map((file) => file.slice(0, 4))).toEqual(numbers);
});

it('each decision has its number in the heading', () => {
  const wrong = files.filter((file) => {
    const [heading = ''] = readFileSync(join(folder, file), 'utf8').split('\n');
    return !new RegExp(`^# ${file.slice(0, 4)}\\. \\S`).test(heading);
  });
  expect(wrong).toEqual([]);
});
