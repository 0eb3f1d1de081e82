import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROUTES = 'src/app/routes';
const MOST_LINES = 25;
const files = readdirSync(ROUTES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));

it.each(files)('%s only defines path, access and content', (file) => {
  const lines = readFileSync(join(ROUTES, file), 'utf8').trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
});

/** Routes of cabinets whose component needs no loader, with the reason. */
const WITHOUT_LOADER: Record<string, string> = {
  '$cabinet/finances/statement.tsx': 'a file that the user chooses',
  '$cabinet/route.tsx': 'the frame around the screens',
  '$cabinet/settings-global/ord.acts.tsx': 'text alone',
  '$cabinet/settings-global/route.tsx': 'the navigation beside the screens',
};

const withComponent = files.filter(
  (file) => file.startsWith('$cabinet') && /^ {2}component: /m.test(readFileSync(join(ROUTES, file), 'utf8')),
);

it.each(withComponent)('%s loads its data in parallel with its chunk', (file) => {
  const hasLoader = /^ {2}loader: /m.test(readFileSync(join(ROUTES, file), 'utf8'));
  expect(hasLoader).toBe(!Object.hasOwn(WITHOUT_LOADER, file));
});
