import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROUTES = 'src/app/routes';
const MOST_LINES = 25;
const files = readdirSync(ROUTES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));

it.each(files)('%s only says where, who and what', (file) => {
  const lines = readFileSync(join(ROUTES, file), 'utf8').trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
});
