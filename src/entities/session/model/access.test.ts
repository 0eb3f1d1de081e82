import { describe, expect, it } from 'vitest';
import type { SupportPanel } from '@/shared/api';
import { cabinetAccess } from './access';
import { type Cabinet, cabinets, hasFolders, hasSection, type Section } from './cabinets';
import { cabinetHome, firstCabinet, landingPath } from './landing';
import type { Viewer } from './viewer';

const cabinetsInOrder: Cabinet[] = ['admin', 'manager', 'advertiser', 'webmaster'];
const panelsInOrder: SupportPanel[] = ['block', ...cabinetsInOrder];

/** All combinations of support panels. */
const everySet = panelsInOrder.reduce<SupportPanel[][]>(
  (sets, panel) => sets.flatMap((set) => [set, [...set, panel]]),
  [[]],
);

describe('cabinetAccess', () => {
  it.each(cabinetsInOrder)('a visitor is not authorized in %s', (cabinet) => {
    expect(cabinetAccess(null, cabinet)).toBe('not-authorized');
  });

  const cells = everySet.flatMap((panels) =>
    cabinetsInOrder.map((cabinet) => ({
      panels,
      cabinet,
      access: panels.includes(cabinet) ? 'enter' : cabinet === 'admin' ? 'main-screen' : 'not-found',
    })),
  );

  it.each(cells)('panels $panels, cabinet $cabinet: $access', ({ panels, cabinet, access }) => {
    const viewer: Viewer = { supportPanels: panels, isAdmin: false };
    expect(cabinetAccess(viewer, cabinet)).toBe(access);
  });

  it('grants no access by the admin flag alone', () => {
    const viewer: Viewer = { supportPanels: [], isAdmin: true };
    expect(cabinetAccess(viewer, 'admin')).toBe('main-screen');
  });
});

describe('hasSection', () => {
  const table: Record<Section, Cabinet[]> = {
    users: ['admin'],
    campaigns: ['admin', 'manager', 'advertiser'],
    sites: ['admin', 'manager', 'webmaster'],
    finances: ['admin', 'manager', 'advertiser', 'webmaster'],
    analytics: ['admin', 'manager', 'advertiser', 'webmaster'],
    'settings-global': ['admin'],
    settings: ['admin', 'manager', 'advertiser', 'webmaster'],
  };
  const cells = Object.entries(table).flatMap(([section, allowed]) =>
    cabinetsInOrder.map((cabinet) => ({ section, cabinet, has: allowed.includes(cabinet) })),
  );

  it.each(cells)('$cabinet/$section: $has', ({ section, cabinet, has }) => {
    expect(hasSection(cabinet, section)).toBe(has);
  });

  it.each(['', 'nowhere', 'Campaigns', 'constructor', '0'])('no cabinet has "%s"', (section) => {
    expect(cabinetsInOrder.filter((cabinet) => hasSection(cabinet, section))).toEqual([]);
  });
});

describe('hasFolders', () => {
  const table = { site: ['webmaster'], campaign: ['advertiser'], advert: ['advertiser'] } as const;
  const cells = (['site', 'campaign', 'advert'] as const).flatMap((kind) =>
    cabinetsInOrder.map((cabinet) => ({ cabinet, kind, has: table[kind].some((owner) => owner === cabinet) })),
  );

  it.each(cells)('$cabinet, $kind: $has', ({ cabinet, kind, has }) => {
    expect(hasFolders(cabinet, kind)).toBe(has);
  });
});

describe('landingPath', () => {
  it.each<{ panels: SupportPanel[]; path: string }>([
    { panels: [], path: '/forbidden' },
    { panels: ['block'], path: '/' },
    { panels: ['admin'], path: '/admin/campaigns' },
    { panels: ['manager'], path: '/manager/campaigns' },
    { panels: ['advertiser'], path: '/advertiser/campaigns' },
    { panels: ['webmaster'], path: '/webmaster/sites' },
    { panels: ['advertiser', 'webmaster'], path: '/advertiser/campaigns' },
    { panels: ['webmaster', 'manager', 'advertiser'], path: '/manager/campaigns' },
    { panels: ['manager', 'admin'], path: '/admin/campaigns' },
    { panels: ['admin', 'block'], path: '/' },
    { panels: ['webmaster', 'block'], path: '/' },
  ])('$panels -> $path', ({ panels, path }) => {
    expect(landingPath(panels)).toBe(path);
  });

  it.each(everySet.map((panels) => ({ panels })))(
    '$panels: lands in the first cabinet of the landing order',
    ({ panels }) => {
      const first = panelsInOrder.find((panel) => panels.includes(panel));
      const expected =
        first === undefined
          ? '/forbidden'
          : first === 'block'
            ? '/'
            : `/${first}/${first === 'webmaster' ? 'sites' : 'campaigns'}`;
      expect(landingPath(panels)).toBe(expected);
      expect(landingPath(panels.toReversed())).toBe(expected);
    },
  );

  it.each(cabinetsInOrder)('has the default section of %s among its sections', (cabinet) => {
    expect(hasSection(cabinet, cabinets[cabinet].defaultSection)).toBe(true);
    expect(cabinetHome(cabinet)).toBe(`/${cabinet}/${cabinets[cabinet].defaultSection}`);
  });

  it('skips the public area when choosing the first cabinet', () => {
    expect(firstCabinet(['block', 'webmaster', 'advertiser'])).toBe('advertiser');
    expect(firstCabinet(['block'])).toBeUndefined();
  });
});
