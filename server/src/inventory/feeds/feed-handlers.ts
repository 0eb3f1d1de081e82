import { randomBytes } from 'node:crypto';
import { validateFeedEndpoint } from '@preroll/rules/feed/feed-endpoint';
import { and, asc, eq, ne, not, notInArray, or, sql } from 'drizzle-orm';
import { refuseUnknownCurrency } from '../../money/currencies/refuse-unknown-currency.ts';
import { createToken, hashToken } from '../../platform/access/tokens.ts';
import type { Config } from '../../platform/config/config.ts';
import { invalid, refused } from '../../platform/contract/api-error.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/db/database.ts';
import { campaigns, feeds, placements } from '../../platform/db/schema.ts';
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
import { readAskingFeeds } from './asking-feeds.ts';

type Operations =
  | 'listFeedSettings'
  | 'createFeed'
  | 'updateFeed'
  | 'removeFeed'
  | 'createFeedSecret'
  | 'listFeedDependents';
type FeedRow = typeof feeds.$inferSelect;

const MAX_LISTED = 50;

interface Deps {
  db: Db;
  config: Pick<Config, 'publicUrl'>;
}

export const feedHandlers = ({ db, config }: Deps): Pick<Handlers, Operations> => ({
  async listFeedSettings({ viewer }) {
    const order = [sql`lower(${feeds.name})`, asc(feeds.id)];
    const rows = await db
      .select()
      .from(feeds)
      .where(ne(feeds.status, 'deleted'))
      .orderBy(...order);
    return {
      status: 200,
      body: await withRemovalBlockers(db, viewer, rows, {
        rule,
        recordOf: (row) => row,
        toBody: (row) => toFeedBody(row, config),
      }),
    };
  },

  async createFeed({ viewer, body: { asks = false, ...fields } }) {
    refuseUnfit({ ...fields, asks }, config);
    const values = { ...fields, ...tagKeyColumns(asks, null) };
    await refuseUnknownCurrency(db, values.currency);
    const creation = db.transaction((tx) => createVersioned(tx, viewer, feeds, { values, history }));
    return { status: 201, body: toFeedBody(await unlessDuplicate(creation), config) };
  },

  async updateFeed({ viewer, params: { feedId: id }, body: { version, asks, ...values } }) {
    if (values.currency !== undefined) await refuseUnknownCurrency(db, values.currency);
    const row = await db.transaction(async (tx) => {
      const saved = await updateVersioned(tx, viewer, feeds, {
        ...{ id, version, history },
        values: ({ askingKey }) => ({ ...values, ...tagKeyColumns(asks ?? askingKey !== null, askingKey) }),
      });
      refuseUnfit(toFields(saved), config);
      return saved;
    });
    return { status: 200, body: toFeedBody(row, config) };
  },

  async removeFeed({ viewer, params: { feedId: id } }) {
    await removeVersioned(db, viewer, feeds, { id, history, refuse: refuseByRule(rule) });
    return { status: 204, body: undefined };
  },

  async createFeedSecret({ viewer, params: { feedId: id } }) {
    const secret = createToken();
    await db.transaction(async (tx) => {
      const { row } = await lockVersioned(tx, feeds, id);
      if (row.askingKey === null) throw refused('Only a feed that asks us for adverts has a secret');
      const values = { secretHash: hashToken(secret) };
      await updateVersioned(tx, viewer, feeds, { id, version: row.version, values, history });
    });
    return { status: 201, body: { secret } };
  },

  async listFeedDependents({ params: { feedId: id } }) {
    requireRow(
      await db
        .select({ id: feeds.id })
        .from(feeds)
        .where(and(eq(feeds.id, id), ne(feeds.status, 'deleted'))),
    );
    if (!(await readAskingFeeds(db)).has(id)) return { status: 200, body: { items: [], total: 0 } };
    const others = [...(await readAskingFeeds(db, { without: id }))];
    const stays = or(...others.map(targets));
    const isNotRemoved = notInArray(campaigns.status, ['archive', 'deleted']);
    const dependents = and(targets(id), isNotRemoved, stays && not(stays));
    const items = await db
      .select({ id: campaigns.id, name: campaigns.name })
      .from(campaigns)
      .where(dependents)
      .orderBy(sql`lower(${campaigns.name})`, asc(campaigns.id))
      .limit(MAX_LISTED);
    return { status: 200, body: { items, total: await db.$count(campaigns, dependents) } };
  },
});

const targets = (feedId: number) => sql`${campaigns.feeds} @> ${JSON.stringify([feedId])}::jsonb`;

const countedIn = (table: typeof campaigns | typeof placements) => sql`
  select feed.id::integer as key, count(*)::integer as uses
  from ${table}, jsonb_array_elements(${table.feeds}) as feed (id)
  where ${table.status} <> 'deleted' group by 1`;

const rule: RemovalRule<FeedRow> = {
  uses: [
    { phrase: ['campaign uses this feed', 'campaigns use this feed'], counted: countedIn(campaigns) },
    { phrase: ['placement uses this feed', 'placements use this feed'], counted: countedIn(placements) },
  ],
};

function refuseUnfit(
  feed: Pick<components['schemas']['FeedInput'], 'kind' | 'endpoint' | 'asks'>,
  { publicUrl }: Deps['config'],
) {
  if (feed.asks && feed.kind !== 'vast') throw invalid({ asks: ['Only feeds of the kind VAST have a tag'] });
  const refusal = validateFeedEndpoint(feed, new URL(publicUrl).hostname);
  if (refusal !== null) throw invalid({ endpoint: [refusal] });
}

/**
 * The key has 128 random bits, so it can't be guessed. A feed that stops sending requests loses its tag and its secret for
 * good.
 */
const tagKeyColumns = (asks: boolean, key: string | null) =>
  asks ? { askingKey: key ?? randomBytes(16).toString('base64url') } : { askingKey: null, secretHash: null };

const unlessDuplicate = <Result>(write: Promise<Result>) =>
  rejectDuplicate(write, 'feeds_code', { code: ['There is a feed with this code already'] });

const toFields = ({ name, code, kind, endpoint, askingKey, currency, status }: FeedRow) => ({
  ...{ name, code, kind, endpoint, asks: askingKey !== null, currency },
  status: nonDeletedStatus(status),
});

const history = {
  kind: 'feed',
  describe: (row: FeedRow) => ({ ...toFields(row), secret: row.secretHash }),
  secrets: ['secret'],
} as const;

const toFeedBody = (row: FeedRow, { publicUrl }: Deps['config']): components['schemas']['FeedSettings'] => ({
  id: row.id,
  ...toFields(row),
  vast_url: row.askingKey === null ? null : `${publicUrl}/vast?feed=${row.code}&key=${row.askingKey}`,
  has_secret: row.secretHash !== null,
  version: row.version,
  ...timestampsOf(row),
});
