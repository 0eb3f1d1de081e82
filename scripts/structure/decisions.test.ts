import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = 'docs/adr';

it.each(readdirSync(folder))('%s is headed by its number, as other decisions refer to it', (file) => {
  const [heading] = readFileSync(join(folder, file), 'utf8').split('\n');
  expect(heading).toMatch(new RegExp(`^# ${file.slice(0, 4)}\\. \\S`));
});
