import type { SupportPanel } from '@/shared/api';

/** A cabinet for people who are signed in. The public area, `block`, has no sections. */
export type Cabinet = Exclude<SupportPanel, 'block'>;

export type Section = 'campaigns' | 'sites' | 'settings-global' | 'settings';

/**
 * What each cabinet has. Navigation, guards and landing read this table; a section joins it together with its screens.
 */
export const cabinets = {
  admin: {
    label: 'Admin',
    sections: ['campaigns', 'sites', 'settings-global', 'settings'],
    defaultSection: 'campaigns',
  },
  manager: { label: 'Manager', sections: ['campaigns', 'sites', 'settings'], defaultSection: 'campaigns' },
  advertiser: { label: 'Advertiser', sections: ['campaigns', 'settings'], defaultSection: 'campaigns' },
  webmaster: { label: 'Webmaster', sections: ['sites', 'settings'], defaultSection: 'sites' },
} as const satisfies Record<Cabinet, { label: string; sections: readonly Section[]; defaultSection: Section }>;

export const sectionLabels: Record<Section, string> = {
  campaigns: 'Campaigns',
  sites: 'Sites',
  'settings-global': 'Global settings',
  settings: 'Settings',
};

/** Landing is looked for in this order (specification, section 2). */
export const landingOrder = ['block', 'admin', 'manager', 'advertiser', 'webmaster'] as const satisfies SupportPanel[];

export const isCabinet = (segment: string): segment is Cabinet => Object.hasOwn(cabinets, segment);

export const hasSection = (cabinet: Cabinet, section: string): boolean =>
  (cabinets[cabinet].sections as readonly string[]).includes(section);
