import type { StatusRefusal } from './advert-status.ts';

/** Every transition for every kind of viewer, with the texts of section 4 of the specification. */

export const viewers = {
  advertiser: { supportPanels: ['advertiser'], isAdmin: false },
  webmaster: { supportPanels: ['webmaster'], isAdmin: false },
  manager: { supportPanels: ['manager'], isAdmin: false },
  nobody: { supportPanels: [], isAdmin: false },
  flagWithoutPanel: { supportPanels: ['manager'], isAdmin: true },
  panelWithoutFlag: { supportPanels: ['admin'], isAdmin: false },
  admin: { supportPanels: ['admin'], isAdmin: true },
} as const;

export type ViewerName = keyof typeof viewers;

export const statuses = ['approved', 'working', 'stopped', 'moderate', 'ban', 'deleted'] as const;

type Cell = StatusRefusal | null;
type Row = Record<(typeof statuses)[number], Cell>;

const ok = null;
const onlyAdmin = (text: string): Cell => ({ code: 'forbidden', text: `only admin can ${text}` });
const notApprover = onlyAdmin('approved');
const notModerator = onlyAdmin('on moderate');
const notBanner = onlyAdmin('ban');
const already = (status: string): Cell => ({ code: 'no-change', text: `advert already ${status}` });
const cannot = (status: string): Cell => ({
  code: 'invalid-transition',
  text: `cannot start, advert status ${status}`,
});

const everywhere = (cell: Cell): Row => ({
  approved: cell,
  working: cell,
  stopped: cell,
  moderate: cell,
  ban: cell,
  deleted: cell,
});

const unknownStatus = everywhere({ code: 'unknown-status', text: 'unknown status' });
const unknown = { deleted: unknownStatus, archive: unknownStatus, '': unknownStatus };

const byAnybodyElse: Record<string, Row> = {
  approved: {
    approved: already('approved'),
    working: notApprover,
    stopped: notApprover,
    moderate: notApprover,
    ban: notApprover,
    deleted: notApprover,
  },
  working: {
    approved: ok,
    working: already('working'),
    stopped: ok,
    moderate: cannot('moderate'),
    ban: cannot('ban'),
    deleted: cannot('deleted'),
  },
  stopped: {
    approved: ok,
    working: ok,
    stopped: already('stopped'),
    moderate: cannot('moderate'),
    ban: cannot('ban'),
    deleted: cannot('deleted'),
  },
  moderate: everywhere(notModerator),
  ban: everywhere(notBanner),
  ...unknown,
};

/** Access to the admin panel is enough to start and stop an advert on moderation; moderating also requires the flag. */
const byPanel: Record<string, Row> = {
  ...byAnybodyElse,
  working: {
    approved: ok,
    working: already('working'),
    stopped: ok,
    moderate: ok,
    ban: cannot('ban'),
    deleted: cannot('deleted'),
  },
  stopped: {
    approved: ok,
    working: ok,
    stopped: already('stopped'),
    moderate: ok,
    ban: cannot('ban'),
    deleted: cannot('deleted'),
  },
};

const byAdmin: Record<string, Row> = {
  approved: { approved: already('approved'), working: ok, stopped: ok, moderate: ok, ban: ok, deleted: ok },
  working: {
    approved: ok,
    working: already('working'),
    stopped: ok,
    moderate: ok,
    ban: cannot('ban'),
    deleted: cannot('deleted'),
  },
  stopped: {
    approved: ok,
    working: ok,
    stopped: already('stopped'),
    moderate: ok,
    ban: cannot('ban'),
    deleted: cannot('deleted'),
  },
  moderate: { approved: ok, working: ok, stopped: ok, moderate: already('on moderate'), ban: ok, deleted: ok },
  ban: everywhere(ok),
  ...unknown,
};

/** `table[viewer][target][status]` is the refusal, or null if the change is allowed. */
export const table: Record<ViewerName, Record<string, Row>> = {
  advertiser: byAnybodyElse,
  webmaster: byAnybodyElse,
  manager: byAnybodyElse,
  nobody: byAnybodyElse,
  flagWithoutPanel: byAnybodyElse,
  panelWithoutFlag: byPanel,
  admin: byAdmin,
};
