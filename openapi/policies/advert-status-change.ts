/**
 * Who may move an advert from which status to which: every cell, in the words of section 4 of the specification.
 * The application and the server each decide by a policy of their own; the tests of both walk this table.
 */

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

type Row = Record<(typeof statuses)[number], string | null>;

const ok = null;
const notApprover = 'only admin can approved';
const notModerator = 'only admin can on moderate';
const notBanner = 'only admin can ban';
const cannot = (status: string) => `cannot start, advert status ${status}`;

const everywhere = (refusal: string | null): Row =>
  ({ approved: refusal, working: refusal, stopped: refusal, moderate: refusal, ban: refusal, deleted: refusal }) as Row;

const unknown = {
  deleted: everywhere('unknown status'),
  archive: everywhere('unknown status'),
  '': everywhere('unknown status'),
};

const byAnybodyElse: Record<string, Row> = {
  approved: {
    approved: 'advert already approved',
    working: notApprover,
    stopped: notApprover,
    moderate: notApprover,
    ban: notApprover,
    deleted: notApprover,
  },
  working: {
    approved: ok,
    working: 'advert already working',
    stopped: ok,
    moderate: cannot('moderate'),
    ban: cannot('ban'),
    deleted: cannot('deleted'),
  },
  stopped: {
    approved: ok,
    working: ok,
    stopped: 'advert already stopped',
    moderate: cannot('moderate'),
    ban: cannot('ban'),
    deleted: cannot('deleted'),
  },
  moderate: everywhere(notModerator),
  ban: everywhere(notBanner),
  ...unknown,
};

/** The admin panel alone starts and stops what waits for moderation; to moderate takes the flag besides. */
const byPanel: Record<string, Row> = {
  ...byAnybodyElse,
  working: {
    approved: ok,
    working: 'advert already working',
    stopped: ok,
    moderate: ok,
    ban: cannot('ban'),
    deleted: cannot('deleted'),
  },
  stopped: {
    approved: ok,
    working: ok,
    stopped: 'advert already stopped',
    moderate: ok,
    ban: cannot('ban'),
    deleted: cannot('deleted'),
  },
};

const byAdmin: Record<string, Row> = {
  approved: { approved: 'advert already approved', working: ok, stopped: ok, moderate: ok, ban: ok, deleted: ok },
  working: {
    approved: ok,
    working: 'advert already working',
    stopped: ok,
    moderate: ok,
    ban: cannot('ban'),
    deleted: cannot('deleted'),
  },
  stopped: {
    approved: ok,
    working: ok,
    stopped: 'advert already stopped',
    moderate: ok,
    ban: cannot('ban'),
    deleted: cannot('deleted'),
  },
  moderate: { approved: ok, working: ok, stopped: ok, moderate: 'advert already on moderate', ban: ok, deleted: ok },
  ban: everywhere(ok),
  ...unknown,
};

/** `table[viewer][target][status]` is the refusal's text, or null where the change is allowed. */
export const table: Record<ViewerName, Record<string, Row>> = {
  advertiser: byAnybodyElse,
  webmaster: byAnybodyElse,
  manager: byAnybodyElse,
  nobody: byAnybodyElse,
  flagWithoutPanel: byAnybodyElse,
  panelWithoutFlag: byPanel,
  admin: byAdmin,
};
