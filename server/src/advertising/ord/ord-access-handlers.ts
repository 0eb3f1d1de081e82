import { validateWebAddress } from '@preroll/rules/site/web-address';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { invalid, refused } from '../../platform/contract/api-error.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { ordAccesses, ordSources } from '../../platform/db/schema.ts';
import type { GuardedClient } from '../../platform/outbound/outbound-client.ts';
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
import { type SecretBox, UnreadableSecretError } from '../../platform/secrets/secret-box.ts';
import { checkAccess } from './check-access.ts';
import { isSameHost, openToken, sealToken } from './seal-token.ts';

type Schemas = components['schemas'];
type Operations =
  | 'listOrdAccesses'
  | 'getOrdAccess'
  | 'createOrdAccess'
  | 'updateOrdAccess'
  | 'removeOrdAccess'
  | 'checkOrdAccess';
type AccessRow = typeof ordAccesses.$inferSelect;

export interface OrdAccessDeps {
  db: Db;
  secrets: SecretBox;
  outbound: GuardedClient;
}

export const ordAccessHandlers = ({ db, secrets, outbound }: OrdAccessDeps): Pick<Handlers, Operations> => ({
  async listOrdAccesses({ viewer }) {
    const rows = await selectAccesses(db).orderBy(sql`lower(${ordAccesses.name})`);
    const body = await withRemovalBlockers(db, viewer, rows, {
      rule,
      recordOf: ({ access }) => access,
      toBody: toAccessBody,
    });
    return { status: 200, body };
  },

  async getOrdAccess({ params: { accessId } }) {
    return { status: 200, body: await readAccess(db, accessId) };
  },

  async createOrdAccess({ viewer, body }) {
    const values = { ...toColumns(body), ...sealToken(secrets, body.token, body.base_url) };
    refuseAddress(outbound, values.baseUrl);
    const creation = db.transaction((tx) => createVersioned(tx, viewer, ordAccesses, { values, history }));
    const { id } = await unlessDuplicate(creation);
    return { status: 201, body: await readAccess(db, id) };
  },

  async updateOrdAccess({ viewer, params: { accessId: id }, body: { version, token, ...body } }) {
    const update = db.transaction(async (tx) => {
      const { row: before } = await lockVersioned(tx, ordAccesses, id);
      const columns = toColumns({ ...toFields(before), ...body });
      // an address from before this rule does not prevent renaming and stopping
      if (before.baseUrl !== columns.baseUrl) refuseAddress(outbound, columns.baseUrl);
      if (before.version === version) {
        await refuseOtherOperator(tx, before, columns.operator);
        if (token === undefined && !isSameHost(before.baseUrl, columns.baseUrl))
          throw invalid({ token: ['Enter the token for the new address'] });
      }
      const isAnother = token !== undefined || before.baseUrl !== columns.baseUrl;
      const values = {
        ...columns,
        ...(token !== undefined && sealToken(secrets, token, columns.baseUrl)),
        ...(isAnother && { lastCheckAt: null, lastCheckResult: null, lastCheckDetail: '' }),
      };
      await updateVersioned(tx, viewer, ordAccesses, { id, version, values, history });
    });
    await unlessDuplicate(update);
    return { status: 200, body: await readAccess(db, id) };
  },

  async removeOrdAccess({ viewer, params: { accessId: id } }) {
    await removeVersioned(db, viewer, ordAccesses, { id, history, refuse: refuseToRemove });
    return { status: 204, body: undefined };
  },

  async checkOrdAccess({ params: { accessId: id } }) {
    const { access } = requireRow(await selectAccesses(db, eq(ordAccesses.id, id)));
    const { operator, baseUrl } = access;
    const token = readToken(secrets, access);
    const { result, detail } = await checkAccess(outbound, { operator, baseUrl, token });
    // discards the result if the address or the token has changed in the meantime
    const isSame = and(
      eq(ordAccesses.id, id),
      eq(ordAccesses.sealedToken, access.sealedToken),
      eq(ordAccesses.baseUrl, baseUrl),
    );
    await db
      .update(ordAccesses)
      .set({ lastCheckAt: sql`now()`, lastCheckResult: result, lastCheckDetail: detail })
      .where(isSame);
    return { status: 200, body: await readAccess(db, id) };
  },
});

const selectAccesses = (db: Db, matching?: SQL) => {
  const counted = db.$count(
    ordSources,
    and(eq(ordSources.apiAccessId, ordAccesses.id), ne(ordSources.status, 'deleted')),
  );
  return db
    .select({ access: ordAccesses, sources: counted })
    .from(ordAccesses)
    .where(and(ne(ordAccesses.status, 'deleted'), matching));
};

const readAccess = async (db: Db, id: number) =>
  toAccessBody(requireRow(await selectAccesses(db, eq(ordAccesses.id, id))));

/** @throws ApiError 400 if the token was sealed with another key */
function readToken(secrets: SecretBox, access: AccessRow): string {
  try {
    return openToken(secrets, access);
  } catch (error) {
    if (error instanceof UnreadableSecretError) throw refused(error.message);
    throw error;
  }
}

/** @throws ApiError 422 for an invalid address */
function toColumns({
  base_url,
  name,
  operator,
  environment,
  status = 'working',
}: Omit<Schemas['OrdAccessInput'], 'token'>) {
  const refusal = validateWebAddress(base_url);
  if (refusal !== null) throw invalid({ base_url: [refusal] });
  return { name, operator, environment, status, baseUrl: base_url };
}

/** @throws ApiError 422 for an address that the outbound client would refuse */
function refuseAddress(outbound: GuardedClient, address: string): void {
  const refusal = outbound.refuse(address);
  if (refusal !== null) throw invalid({ base_url: [refusal] });
}

const sourcesOf = (tx: Db, id: number) =>
  tx.$count(ordSources, and(eq(ordSources.apiAccessId, id), ne(ordSources.status, 'deleted')));

async function refuseOtherOperator(tx: Transaction, { id, operator }: AccessRow, next: AccessRow['operator']) {
  if (operator !== next && (await sourcesOf(tx, id)) > 0)
    throw invalid({ operator: ['Sources of this operator use the access'] });
}

const rule: RemovalRule<AccessRow> = {
  uses: [
    {
      phrase: ['source uses this access', 'sources use this access'],
      counted: sql`
        select ${ordSources.apiAccessId} as key, count(*)::integer as uses from ${ordSources}
        where ${ordSources.status} <> 'deleted' group by 1`,
    },
  ],
};

async function refuseToRemove(tx: Transaction, access: AccessRow): Promise<void> {
  await refuseByRule(rule)(tx, access);
  const { id } = access;
  await tx.update(ordAccesses).set({ sealedToken: '', tokenLastFour: '' }).where(eq(ordAccesses.id, id));
}

const unlessDuplicate = <Result>(write: Promise<Result>) =>
  rejectDuplicate(write, 'ord_accesses_name', { name: ['There is API access with this name already'] });

const toFields = ({ name, operator, environment, baseUrl, status }: AccessRow) => ({
  name,
  operator,
  environment,
  base_url: baseUrl,
  status: nonDeletedStatus(status),
});

const history = {
  kind: 'ord_access',
  describe: (row: AccessRow) => ({ ...toFields(row), token: row.sealedToken }),
  secrets: ['token'],
} as const;

const toAccessBody = ({ access, sources }: { access: AccessRow; sources: number }): Schemas['OrdAccess'] => {
  const { lastCheckAt, lastCheckResult, lastCheckDetail } = access;
  return {
    id: access.id,
    ...toFields(access),
    token_last_four: access.tokenLastFour,
    last_check:
      lastCheckAt && lastCheckResult
        ? { at: lastCheckAt.toISOString(), result: lastCheckResult, detail: lastCheckDetail }
        : null,
    sources_count: sources,
    version: access.version,
    ...timestampsOf(access),
  };
};
