import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROUTES = 'src/app/routes';
const MAX_LINES = 25;

const routes = readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ file, source: readFileSync(join(ROUTES, file), 'utf8') }));

it('each route file only defines path, access and content', () => {
  const tooLong = routes.filter(({ source }) => source.trimEnd().split('\n').length > MAX_LINES);
  expect(tooLong.map(({ file }) => file)).toEqual([]);
});

/** Routes of cabinets whose component needs no loader, with the reason. */
const WITHOUT_LOADER: Record<string, string> = {
  '$cabinet/finances/statement.tsx': 'a file that the user chooses',
  '$cabinet/route.tsx': 'the frame around the screens',
  '$cabinet/settings-global/ord.acts.tsx': 'text alone',
  '$cabinet/settings-global/route.tsx': 'the navigation beside the screens',
};

it('each screen of a cabinet loads its data in parallel with its chunk', () => {
  const withComponent = routes.filter(
    ({ file, source }) => file.startsWith('$cabinet') && /^ {2}component: /m.test(source),
  );
  const withoutLoader = withComponent.filter(({ source }) => !/^ {2}loader: /m.test(source));
  expect(withoutLoader.map(({ file }) => file).toSorted()).toEqual(Object.keys(WITHOUT_LOADER));
});
