import { describe, expect, it } from 'vitest';
import type { SupportPanel } from '@/shared/api';
import { cabinetAccess } from './access';
import { type Cabinet, hasSection, type Section } from './cabinets';
import { landingPath } from './landing';

const cabinetsInOrder: Cabinet[] = ['admin', 'manager', 'advertiser', 'webmaster'];

describe('cabinetAccess', () => {
  it.each(cabinetsInOrder)('a visitor is not authorized in %s', (cabinet) => {
    expect(cabinetAccess(null, cabinet)).toBe('not-authorized');
  });

  const cells = cabinetsInOrder.flatMap((panel) =>
    cabinetsInOrder.map((cabinet) => ({
      panel,
      cabinet,
      access: panel === cabinet ? 'enter' : cabinet === 'admin' ? 'main-screen' : 'not-found',
    })),
  );

  it.each(cells)('panel $panel, cabinet $cabinet: $access', ({ panel, cabinet, access }) => {
    expect(cabinetAccess({ supportPanels: [panel], isAdmin: false }, cabinet)).toBe(access);
  });

  it('the admin flag alone opens nothing', () => {
    expect(cabinetAccess({ supportPanels: [], isAdmin: true }, 'admin')).toBe('main-screen');
  });
});

describe('hasSection', () => {
  const table: Record<Section, Cabinet[]> = {
    campaigns: ['admin', 'manager', 'advertiser'],
    sites: ['admin', 'manager', 'webmaster'],
    'settings-global': ['admin'],
    settings: ['admin', 'manager', 'advertiser', 'webmaster'],
  };
  const cells = Object.entries(table).flatMap(([section, allowed]) =>
    cabinetsInOrder.map((cabinet) => ({
      section: section as Section,
      cabinet,
      has: allowed.includes(cabinet),
    })),
  );

  it.each(cells)('$cabinet/$section: $has', ({ section, cabinet, has }) => {
    expect(hasSection(cabinet, section)).toBe(has);
  });
});

describe('landingPath', () => {
  it.each<{ panels: SupportPanel[]; path: string }>([
    { panels: [], path: '/forbidden' },
    { panels: ['webmaster'], path: '/webmaster/sites' },
    { panels: ['advertiser', 'webmaster'], path: '/advertiser/campaigns' },
    { panels: ['webmaster', 'manager', 'advertiser'], path: '/manager/campaigns' },
    { panels: ['manager', 'admin'], path: '/admin/campaigns' },
    { panels: ['admin', 'block'], path: '/' },
  ])('$panels -> $path', ({ panels, path }) => {
    expect(landingPath(panels)).toBe(path);
  });
});
