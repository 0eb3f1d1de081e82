import type { SupportPanel } from '@/shared/api';
import type { FolderDepth } from './session';

/** A cabinet for people who are signed in. The public area, `block`, has no sections. */
export type Cabinet = Exclude<SupportPanel, 'block'>;

export type Section = 'campaigns' | 'sites' | 'settings-global' | 'settings';

interface CabinetFacts {
  label: string;
  sections: readonly Section[];
  defaultSection: Section;
  folders: readonly (keyof FolderDepth)[];
  looksAfterOthers: boolean;
}

/**
 * What each cabinet has. Navigation, guards and landing read this table; a section joins it together with its screens.
 * `folders` are those of the person's own records: in the other cabinets the records are other people's. Who looks after
 * others says whose a new record is, and may lock a campaign.
 */
export const cabinets = {
  admin: {
    label: 'Admin',
    sections: ['campaigns', 'sites', 'settings-global', 'settings'],
    defaultSection: 'campaigns',
    folders: [],
    looksAfterOthers: true,
  },
  manager: {
    label: 'Manager',
    sections: ['campaigns', 'sites', 'settings'],
    defaultSection: 'campaigns',
    folders: [],
    looksAfterOthers: true,
  },
  advertiser: {
    label: 'Advertiser',
    sections: ['campaigns', 'settings'],
    defaultSection: 'campaigns',
    folders: ['campaign', 'advert'],
    looksAfterOthers: false,
  },
  webmaster: {
    label: 'Webmaster',
    sections: ['sites', 'settings'],
    defaultSection: 'sites',
    folders: ['site'],
    looksAfterOthers: false,
  },
} as const satisfies Record<Cabinet, CabinetFacts>;

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

export const hasFolders = (cabinet: Cabinet, kind: keyof FolderDepth): boolean =>
  (cabinets[cabinet].folders as readonly string[]).includes(kind);

export const looksAfterOthers = (cabinet: Cabinet): boolean => cabinets[cabinet].looksAfterOthers;
