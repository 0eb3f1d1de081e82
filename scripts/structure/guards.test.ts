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

  it('each path is either public or listed as private', () => {
    const wrong = outside.filter((path) => isPublicPath(asOpened(path)) === privatePaths.includes(path));
    expect(wrong).toEqual([]);
  });

  it('each listed path has a screen', () => {
    const listed = [...publicPaths.exact, ...privatePaths];
    expect(listed.filter((path) => !outside.includes(path))).toEqual([]);
  });

  it('each listed beginning of paths has a screen for the paths below it', () => {
    const screens = outside.map(asOpened);
    expect(publicPaths.beginnings.filter((beginning) => !screens.includes(`${beginning}a-key`))).toEqual([]);
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

  it('each queue is for moderators', () => {
    const guard = 'beforeLoad: ({ params }) => requireModerator(params.cabinet)';
    const unguarded = queues.filter(
      (queue) => !readFileSync(`src/app/routes/$cabinet/${queue}.tsx`, 'utf8').includes(guard),
    );
    expect(unguarded).toEqual([]);
  });

  it('each section that some cabinets lack is protected by a check of the cabinet', () => {
    const isShared = (section: string) =>
      everyCabinet.every((cabinet) => (cabinets[cabinet].sections as readonly string[]).includes(section));
    const unchecked = Object.keys(sectionLabels).filter((section) => {
      if (isShared(section)) return false;
      const route = readFileSync(`src/app/routes/$cabinet/${section}/route.tsx`, 'utf8');
      return !route.includes(`requireSection(params.cabinet, '${section}')`);
    });
    expect(unchecked).toEqual([]);
  });
});
