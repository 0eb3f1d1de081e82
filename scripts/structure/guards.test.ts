import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Cabinet, cabinets, isPublicPath, publicPaths, sectionLabels } from '../../src/entities/session/index.ts';

const tree = readFileSync('src/app/routeTree.gen.ts', 'utf8');

const keysOf = (table: string) => {
  const [, body = ''] = tree.match(new RegExp(`interface ${table} \\{(.*?)\\n\\}`, 's')) ?? [];
  return Array.from(body.matchAll(/^ {2}'?([^':]+)'?:/gm), ([, key = '']) => key);
};

const inCabinet = (path: string) => /^\/\$cabinet(\/|$)/.test(path);
const asOpened = (path: string) => path.replace(/\$\w+/g, 'a-key');

describe('the routes and the table of public paths agree', () => {
  /** Outside of the cabinets, but not for visitors. */
  const privatePaths = ['/forbidden'];
  const outside = keysOf('FileRoutesByTo').filter((path) => !inCabinet(path));

  it.each(outside)('%s is public or listed as private', (path) => {
    expect(isPublicPath(asOpened(path))).toBe(!privatePaths.includes(path));
  });

  it.each([...publicPaths.exact, ...privatePaths])('%s has a screen', (path) => {
    expect(outside).toContain(path);
  });

  it.each(publicPaths.beginnings)('%s has a screen for the paths below it', (beginning) => {
    expect(outside.map(asOpened)).toContain(`${beginning}a-key`);
  });

  it('every screen is protected by one of the two guards', () => {
    const unguarded = keysOf('FileRoutesById').filter(
      (id) => !/^(__root__|\/_public(\/.*)?)$/.test(id) && !inCabinet(id),
    );
    expect(unguarded).toEqual([]);
  });
});

describe('the routes and the table of cabinets agree', () => {
  const everyCabinet = Object.keys(cabinets) as Cabinet[];
  const routed = keysOf('FileRoutesByTo')
    .filter(inCabinet)
    .flatMap((path) => path.split('/')[2] ?? []);

  /** Screens for admins that belong to no section and have links of their own. */
  const queues = ['moderation'];

  it('have the same sections', () => {
    expect(new Set(routed)).toEqual(new Set([...Object.keys(sectionLabels), ...queues]));
  });

  it.each(queues)('%s is for moderators', (queue) => {
    const route = readFileSync(`src/app/routes/$cabinet/${queue}.tsx`, 'utf8');
    expect(route).toContain('beforeLoad: ({ params }) => requireModerator(params.cabinet)');
  });

  const shared = (section: string) =>
    everyCabinet.every((cabinet) => (cabinets[cabinet].sections as readonly string[]).includes(section));

  it.each(Object.keys(sectionLabels).filter((section) => !shared(section)))(
    '%s checks that the cabinet has this section',
    (section) => {
      const route = readFileSync(`src/app/routes/$cabinet/${section}/route.tsx`, 'utf8');
      expect(route).toContain(`requireSection(params.cabinet, '${section}')`);
    },
  );
});
