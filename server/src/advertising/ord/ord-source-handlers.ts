import { validateOrdSource } from '@preroll/rules/advert/ord-source';
import { and, desc, eq, exists, ne, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/access/viewer.ts';
import { invalid } from '../../platform/contract/api-error.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { adverts, ordAccesses, ordAdverts, ordSources } from '../../platform/db/schema.ts';
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

type Schemas = components['schemas'];
type Operations = 'listOrdSourceSettings' | 'getOrdSource' | 'createOrdSource' | 'updateOrdSource' | 'removeOrdSource';
type SourceRow = typeof ordSources.$inferSelect;

export const ordSourceHandlers = ({ db }: { db: Db }): Pick<Handlers, Operations> => ({
  async listOrdSourceSettings({ viewer }) {
    const order = [desc(ordSources.isDefault), sql`lower(${ordSources.name})`];
    const rows = await selectSources(db).orderBy(...order);
    const body = await withRemovalBlockers(db, viewer, rows, {
      rule,
      recordOf: ({ source }) => source,
      toBody: toSourceBody,
    });
    return { status: 200, body };
  },

  async getOrdSource({ params: { sourceId } }) {
    return { status: 200, body: await readSource(db, sourceId) };
  },

  async createOrdSource({ viewer, body }) {
    const creation = db.transaction(async (tx) => {
      const isFirst = (await tx.$count(ordSources, eq(ordSources.isDefault, true))) === 0;
      const values = toColumns({ ...body, is_default: body.is_default || isFirst });
      await refuseAccess(tx, values);
      if (values.isDefault) await endDefault(tx, viewer);
      return createVersioned(tx, viewer, ordSources, { values, history });
    });
    const { id } = await unlessDuplicate(creation);
    return { status: 201, body: await readSource(db, id) };
  },

  async updateOrdSource({ viewer, params: { sourceId: id }, body: { version, ...body } }) {
    const update = db.transaction(async (tx) => {
      const { row: before } = await lockVersioned(tx, ordSources, id);
      const values = toColumns({ ...toFields(before), ...body });
      if (before.isDefault && !values.isDefault && before.version === version)
        throw invalid({ is_default: ['Make another source the default instead'] });
      await refuseAccess(tx, values, before);
      if (values.isDefault && !before.isDefault) await endDefault(tx, viewer);
      await updateVersioned(tx, viewer, ordSources, { id, version, values, history });
    });
    await unlessDuplicate(update);
    return { status: 200, body: await readSource(db, id) };
  },

  async removeOrdSource({ viewer, params: { sourceId: id } }) {
    await removeVersioned(db, viewer, ordSources, { id, history, refuse: refuseByRule(rule) });
    return { status: 204, body: undefined };
  },
});

const registrations = (db: Db) =>
  exists(
    db
      .select({ id: adverts.id })
      .from(adverts)
      .where(and(eq(adverts.id, ordAdverts.advertId), ne(adverts.status, 'deleted'))),
  );

const selectSources = (db: Db, matching?: SQL) => {
  const counted = db.$count(ordAdverts, and(eq(ordAdverts.sourceId, ordSources.id), registrations(db)));
  return db
    .select({ source: ordSources, adverts: counted })
    .from(ordSources)
    .where(and(ne(ordSources.status, 'deleted'), matching));
};

const readSource = async (db: Db, id: number) =>
  toSourceBody(requireRow(await selectSources(db, eq(ordSources.id, id))));

type SourceInput = Schemas['OrdSourceInput'];

const defaults: Omit<SourceInput, 'name' | 'operator'> = {
  mode: 'manual',
  api_access_id: null,
  roles: [],
  legal_form: null,
  legal_name: '',
  inn: '',
  kpp: '',
  contract: null,
  is_default: false,
  status: 'working',
};

/** @throws ApiError 422 for fields that contradict each other */
function toColumns(body: SourceInput) {
  const { api_access_id, legal_form, legal_name, is_default, ...columns } = { ...defaults, ...body };
  const errors = validateOrdSource({ ...defaults, ...body });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return {
    ...columns,
    apiAccessId: api_access_id,
    legalForm: legal_form,
    legalName: legal_name,
    isDefault: is_default,
  };
}

/**
 * Checks the access, and locks it until the transaction ends.
 * @throws ApiError 422 for access that does not exist, belongs to another operator, or is stopped and new to the source
 */
async function refuseAccess(
  tx: Transaction,
  { apiAccessId, operator }: Pick<SourceRow, 'apiAccessId' | 'operator'>,
  before?: SourceRow,
): Promise<void> {
  if (apiAccessId === null) return;
  const [access] = await tx
    .select({ operator: ordAccesses.operator, status: ordAccesses.status })
    .from(ordAccesses)
    .where(and(eq(ordAccesses.id, apiAccessId), ne(ordAccesses.status, 'deleted')))
    .for('share');
  const refuse = (message: string) => invalid({ api_access_id: [message] });
  if (!access) throw refuse('There is no such API access');
  if (access.operator !== operator) throw refuse('This API access is for another operator');
  if (access.status === 'stopped' && before?.apiAccessId !== apiAccessId) throw refuse('This API access is stopped');
}

/** Clears the default flag of the current source, so that another one can have it. */
async function endDefault(tx: Transaction, actor: Actor): Promise<void> {
  const [present] = await tx.select().from(ordSources).where(eq(ordSources.isDefault, true)).for('update');
  if (!present) return;
  const { id, version } = present;
  await updateVersioned(tx, actor, ordSources, { id, version, values: { isDefault: false }, history });
}

const rule: RemovalRule<SourceRow> = {
  refuse: ({ isDefault }) =>
    isDefault ? "The default source can't be removed: make another source the default first" : null,
  uses: [
    {
      phrase: ['advert is registered with this source', 'adverts are registered with this source'],
      counted: sql`
        select ${ordAdverts.sourceId} as key, count(*)::integer as uses
        from ${ordAdverts} join ${adverts} on ${adverts.id} = ${ordAdverts.advertId}
        where ${adverts.status} <> 'deleted' group by 1`,
    },
  ],
};

const unlessDuplicate = <Result>(write: Promise<Result>) =>
  rejectDuplicate(
    rejectDuplicate(write, 'ord_sources_name', { name: ['There is a source with this name already'] }),
    'ord_sources_is_default',
    { is_default: ['Another source has just become the default'] },
  );

const toFields = (row: SourceRow) => ({
  name: row.name,
  operator: row.operator,
  mode: row.mode,
  api_access_id: row.apiAccessId,
  roles: row.roles,
  legal_form: row.legalForm,
  legal_name: row.legalName,
  inn: row.inn,
  kpp: row.kpp,
  contract: row.contract,
  is_default: row.isDefault,
  status: nonDeletedStatus(row.status),
});

const history = { kind: 'ord_source', describe: toFields } as const;

const toSourceBody = ({ source, adverts }: { source: SourceRow; adverts: number }): Schemas['OrdSourceSettings'] => ({
  id: source.id,
  ...toFields(source),
  adverts_count: adverts,
  version: source.version,
  ...timestampsOf(source),
});
