import type { SupportPanel } from '@/shared/api';
import type { FolderDepth } from './session';

/** A cabinet for signed-in users. The public area, `block`, has no sections. */
export type Cabinet = Exclude<SupportPanel, 'block'>;

export type Section = 'users' | 'campaigns' | 'sites' | 'finances' | 'analytics' | 'settings-global' | 'settings';

interface CabinetFacts {
  label: string;
  sections: readonly Section[];
  defaultSection: Section;
  folders: readonly (keyof FolderDepth)[];
  managesOthers: boolean;
}

/**
 * The properties of each cabinet, for navigation, guards and landing. A section is listed once its screens exist.
 * `folders` are the kinds of records that users can organise in folders; cabinets that show other users' records have
 * none. With `managesOthers`, the user chooses the owner of a new record and may lock campaigns.
 */
export const cabinets = {
  admin: {
    label: 'Admin',
    sections: ['users', 'campaigns', 'sites', 'finances', 'analytics', 'settings-global', 'settings'],
    defaultSection: 'campaigns',
    folders: [],
    managesOthers: true,
  },
  manager: {
    label: 'Manager',
    sections: ['campaigns', 'sites', 'finances', 'analytics', 'settings'],
    defaultSection: 'campaigns',
    folders: [],
    managesOthers: true,
  },
  advertiser: {
    label: 'Advertiser',
    sections: ['campaigns', 'finances', 'analytics', 'settings'],
    defaultSection: 'campaigns',
    folders: ['campaign', 'advert'],
    managesOthers: false,
  },
  webmaster: {
    label: 'Webmaster',
    sections: ['sites', 'finances', 'analytics', 'settings'],
    defaultSection: 'sites',
    folders: ['site'],
    managesOthers: false,
  },
} as const satisfies Record<Cabinet, CabinetFacts>;

export const sectionLabels: Record<Section, string> = {
  users: 'Users',
  campaigns: 'Campaigns',
  sites: 'Sites',
  finances: 'Finances',
  analytics: 'Analytics',
  'settings-global': 'Global settings',
  settings: 'Settings',
};

/** The order in which the landing cabinet is chosen (specification, section 2). */
export const landingOrder = ['block', 'admin', 'manager', 'advertiser', 'webmaster'] as const satisfies SupportPanel[];

export const isCabinet = (segment: string): segment is Cabinet => Object.hasOwn(cabinets, segment);

export const hasSection = (cabinet: Cabinet, section: string): boolean =>
  (cabinets[cabinet].sections as readonly string[]).includes(section);

export const hasFolders = (cabinet: Cabinet, kind: keyof FolderDepth): boolean =>
  (cabinets[cabinet].folders as readonly string[]).includes(kind);

export const managesOthers = (cabinet: Cabinet): boolean => cabinets[cabinet].managesOthers;

/** Only advertisers have invoices and acts, so cabinets without campaigns don't show them. */
export const hasDocuments = (cabinet: Cabinet): boolean => hasSection(cabinet, 'campaigns');

/** Managers have a list of clients; admins have the list of all users instead. */
export const hasClients = (cabinet: Cabinet): boolean => managesOthers(cabinet) && !hasSection(cabinet, 'users');
