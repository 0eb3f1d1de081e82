import { sql } from 'drizzle-orm';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db } from '../../platform/db/database.ts';
import { isOneOf } from '../../platform/db/is-one-of.ts';
import { adverts, campaigns } from '../../platform/db/schema.ts';

type Preview = components['schemas']['AdvertPreview'];

const MAX_PREVIEWS = 3;

const previewColumns = {
  poster: adverts.poster,
  duration: adverts.duration,
  interactive: sql<
    string | null
  >`case when ${adverts.useVpaid} then coalesce(nullif(${adverts.title}, ''), ${adverts.name}) end`.as('interactive'),
};

/** Reads the preview of each advert. */
export async function readAdvertPreviews(
  db: Db,
  advertIds: readonly number[],
): Promise<ReadonlyMap<number, Preview[]>> {
  const rows = await db
    .select({ id: adverts.id, ...previewColumns })
    .from(adverts)
    .where(isOneOf(adverts.id, advertIds));
  return new Map(rows.map(({ id, ...preview }) => [id, [preview]]));
}

/** Reads previews of the first adverts of each campaign: playable ones first, and among them those with a picture. */
export async function readPreviews(db: Db, campaignIds: readonly number[]): Promise<ReadonlyMap<number, Preview[]>> {
  const first = db
    .select(previewColumns)
    .from(adverts)
    .where(
      sql`${adverts.adsId} = ${campaigns.id} and ${adverts.status} <> 'deleted' and (${adverts.poster} is not null or ${adverts.useVpaid})`,
    )
    .orderBy(sql`${adverts.status} <> 'working'`, sql`${adverts.poster} is null`, adverts.name, adverts.id)
    .limit(MAX_PREVIEWS)
    .as('first');
  const rows = await db
    .select({ id: campaigns.id, list: sql<Preview[]>`jsonb_agg(to_jsonb(${sql.identifier('first')}))` })
    .from(campaigns)
    .crossJoinLateral(first)
    .where(isOneOf(campaigns.id, campaignIds))
    .groupBy(campaigns.id);
  return new Map(rows.map(({ id, list }) => [id, list]));
}
