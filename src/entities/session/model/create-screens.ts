import type { LinkProps } from '@tanstack/react-router';
import { type Cabinet, hasSection, type Section } from './cabinets';

interface CreateScreen {
  to: NonNullable<LinkProps['to']>;
  /** The section that a cabinet must have for its users to create the record. */
  section: Section;
  label: string | Record<Cabinet, string>;
  /** The path parameter of the parent record: the screen is offered only within it. */
  within?: 'campaignId' | 'siteId';
}

/** The name of a new payment in each cabinet. */
export const newPaymentLabels: Record<Cabinet, string> = {
  advertiser: 'Top up',
  webmaster: 'Request a payout',
  manager: 'New payment',
  admin: 'New payment',
};

/** The screens that create a record. Screens are added here together with their route. */
export const createScreens = [
  { to: '/$cabinet/campaigns/$campaignId/new-advert', section: 'campaigns', label: 'New advert', within: 'campaignId' },
  { to: '/$cabinet/sites/$siteId/placements/new', section: 'sites', label: 'New placement', within: 'siteId' },
  { to: '/$cabinet/campaigns/new-campaign', section: 'campaigns', label: 'New campaign' },
  { to: '/$cabinet/campaigns/new-group', section: 'campaigns', label: 'New group' },
  { to: '/$cabinet/sites/new-site', section: 'sites', label: 'New site' },
  { to: '/$cabinet/finances/new-paid', section: 'finances', label: newPaymentLabels },
  { to: '/$cabinet/users/create', section: 'users', label: 'New user' },
  { to: '/$cabinet/settings-global/formats/new', section: 'settings-global', label: 'New format' },
  { to: '/$cabinet/settings-global/ord/sources/new', section: 'settings-global', label: 'New ORD source' },
  { to: '/$cabinet/settings-global/ord/api-access/new', section: 'settings-global', label: 'New API access' },
] as const satisfies readonly CreateScreen[];

/** The screens on which a cabinet's user can create a record, given these path parameters. */
export const createScreensOf = (cabinet: Cabinet, params: { campaignId?: unknown; siteId?: unknown } = {}) =>
  createScreens
    .filter(
      (screen) => hasSection(cabinet, screen.section) && (!('within' in screen) || params[screen.within] !== undefined),
    )
    .map(({ to, label }) => ({ to, label: typeof label === 'string' ? label : label[cabinet] }));
