import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { invalid } from '../../platform/contract/api-error.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { adverts, campaigns, formats, placements } from '../../platform/db/schema.ts';
import { nonDeletedStatus, timestampsOf } from '../../platform/records/record-body.ts';
import { rejectDuplicate } from '../../platform/records/reject-duplicate.ts';
import { type RemovalRule, refuseByRule, withRemovalBlockers } from '../../platform/records/removal-rule.ts';
import { requireRow } from '../../platform/records/require-row.ts';
import {
  createVersioned,
  lockVersioned,
  removeVersioned,
  updateVersioned,
} from '../../platform/records/versioned-records.ts';
import { listRefusedAdverts } from './refused-adverts.ts';

type Schemas = components['schemas'];
type Operations =
  | 'listFormatSettings'
  | 'getFormatSettings'
  | 'createFormat'
  | 'updateFormat'
  | 'removeFormat'
  | 'listRefusedAdverts';
type FormatRow = typeof formats.$inferSelect;

export const formatHandlers = ({ db }: { db: Db }): Pick<Handlers, Operations> => ({
  async listFormatSettings({ viewer }) {
    const rows = await selectFormats(db).orderBy(asc(formats.id));
    const body = await withRemovalBlockers(db, viewer, rows, {
      rule,
      recordOf: ({ format }) => format,
      toBody: toFormatBody,
    });
    return { status: 200, body };
  },

  async getFormatSettings({ params: { formatId } }) {
    return { status: 200, body: await readFormat(db, formatId) };
  },

  async createFormat({ viewer, body }) {
    const values = { ...toColumns(body), code: body.code };
    const creation = db.transaction((tx) => createVersioned(tx, viewer, formats, { values, history }));
    const duplicate = { code: ['This code already belongs to a format, perhaps a removed one'] };
    const format = await rejectDuplicate(creation, 'formats_code_unique', duplicate);
    return { status: 201, body: toFormatBody({ format, adverts: 0, placements: 0 }) };
  },

  async updateFormat({ viewer, params: { formatId: id }, body: { version, ...body } }) {
    const values = (before: FormatRow) => toColumns({ ...toFields(before), ...body });
    const edit = { id, version, values, history };
    await db.transaction(async (tx) => {
      if (body.kind !== undefined) await refuseOtherKind(tx, id, body.kind);
      await updateVersioned(tx, viewer, formats, edit);
    });
    return { status: 200, body: await readFormat(db, id) };
  },

  async removeFormat({ viewer, params: { formatId: id } }) {
    await removeVersioned(db, viewer, formats, { id, history, refuse: refuseByRule(rule) });
    return { status: 204, body: undefined };
  },

  async listRefusedAdverts({ params: { formatId }, body }) {
    const { format } = requireRow(await selectFormats(db, eq(formats.id, formatId)));
    return { status: 200, body: await listRefusedAdverts(db, format, { ...format, ...toLimits(body) }) };
  },
});

const hasFormat = and(eq(campaigns.formatId, formats.id), ne(campaigns.status, 'deleted'));

const isPlaced = and(eq(placements.formatId, formats.id), ne(placements.status, 'deleted'));

const selectFormats = (db: Db, matching?: SQL) => {
  const ofFormat = db.select({ id: campaigns.id }).from(campaigns).where(hasFormat);
  const counted = db.$count(adverts, and(ne(adverts.status, 'deleted'), sql`${adverts.adsId} in ${ofFormat}`));
  return db
    .select({ format: formats, adverts: counted, placements: db.$count(placements, isPlaced) })
    .from(formats)
    .where(and(ne(formats.status, 'deleted'), matching));
};

const readFormat = async (db: Db, id: number) => toFormatBody(requireRow(await selectFormats(db, eq(formats.id, id))));

const countedIn = (table: typeof campaigns | typeof placements) => sql`
  select ${table.formatId} as key, count(*)::integer as uses from ${table}
  where ${table.status} <> 'deleted' group by 1`;

const rule: RemovalRule<FormatRow> = {
  uses: [
    { phrase: ['campaign has this format', 'campaigns have this format'], counted: countedIn(campaigns) },
    { phrase: ['placement has this format', 'placements have this format'], counted: countedIn(placements) },
  ],
};

/**
 * Refuses to change a format between playing videos and overlays, because its campaigns were sold, and their adverts
 * moderated, as one of them.
 * @throws ApiError 404, 422 if campaigns have the format
 */
async function refuseOtherKind(tx: Transaction, id: number, kind: FormatRow['kind']): Promise<void> {
  const { row: before } = await lockVersioned(tx, formats, id);
  if ((before.kind === 'overlay') === (kind === 'overlay')) return;
  const isUsed = await tx.$count(campaigns, and(eq(campaigns.formatId, id), ne(campaigns.status, 'deleted')));
  const message = kind === 'overlay' ? "it can't become an overlay" : 'it must stay an overlay';
  if (isUsed > 0) throw invalid({ kind: [`Campaigns have this format: ${message}`] });
}

/** @throws ApiError 422 if the maximum duration is below the minimum */
function toLimits(body: Schemas['FormatLimitsInput']) {
  const { min_duration: minDuration = null, max_duration: maxDuration = null } = body;
  if (minDuration !== null && maxDuration !== null && maxDuration < minDuration)
    throw invalid({ max_duration: ['Must not be less than the shortest video'] });
  return {
    minDuration,
    maxDuration,
    maxFileMb: body.max_file_mb ?? null,
    vpaidAllowed: body.vpaid_allowed ?? true,
    mimeTypes: body.mime_types ?? [],
  };
}

/** @throws ApiError 422 for limits that no advert meets, and for an overlay with scripts, because it is a picture */
function toColumns(body: Omit<Schemas['FormatInput'], 'code'>) {
  const limits = toLimits(body);
  if (body.kind === 'overlay' && limits.vpaidAllowed)
    throw invalid({ vpaid_allowed: ['An overlay is a picture: it has no VPAID scripts'] });
  return {
    ...limits,
    name: body.name,
    kind: body.kind,
    width: body.width ?? null,
    height: body.height ?? null,
    skipOffset: body.skip_offset ?? null,
    priceFloor: body.price_floor ?? 0,
    status: body.status ?? 'working',
  } as const;
}

const toFields = (row: FormatRow) => ({
  name: row.name,
  code: row.code,
  kind: row.kind,
  width: row.width,
  height: row.height,
  min_duration: row.minDuration,
  max_duration: row.maxDuration,
  skip_offset: row.skipOffset,
  vpaid_allowed: row.vpaidAllowed,
  mime_types: row.mimeTypes,
  max_file_mb: row.maxFileMb,
  price_floor: row.priceFloor,
  status: nonDeletedStatus(row.status),
});

const history = { kind: 'format', describe: toFields } as const;

interface CountedFormat {
  format: FormatRow;
  adverts: number;
  placements: number;
}

const toFormatBody = ({ format, adverts, placements }: CountedFormat): Schemas['FormatSettings'] => ({
  id: format.id,
  ...toFields(format),
  placements_count: placements,
  adverts_count: adverts,
  version: format.version,
  ...timestampsOf(format),
});
