import { approvedStatuses } from '@preroll/rules/advert/advert-statuses';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { adverts, ordAdverts } from '../../platform/db/schema.ts';
import type { Serve } from '../answer/serve.ts';
import { landingPage } from './landing-page.ts';

/** The landing page of a click with the advert's current link; null if the advert does not exist. */
export async function readLandingPage(db: Db, serve: Serve): Promise<string | null> {
  const [row] = await db
    .select({ link: adverts.advertLink, marks: adverts.urlMarks, erid: ordAdverts.erid })
    .from(adverts)
    .leftJoin(ordAdverts, eq(ordAdverts.advertId, adverts.id))
    .where(eq(adverts.id, serve.advert));
  return row === undefined ? null : landingPage({ ...row, erid: row.erid ?? '' }, serve);
}

/** The icon of an approved advert, decoded from its data URL. */
export async function readIcon(db: Db, advertId: number): Promise<{ type: string; bytes: Buffer } | null> {
  if (!Number.isInteger(advertId) || advertId < 1 || advertId >= 2 ** 31) return null;
  const isApproved = inArray(adverts.status, [...approvedStatuses]);
  const [row] = await db
    .select({ icon: adverts.icon })
    .from(adverts)
    .where(and(eq(adverts.id, advertId), isApproved));
  const [, type, data] = /^data:(image\/(?:png|svg\+xml));base64,(.*)$/s.exec(row?.icon ?? '') ?? [];
  return type === undefined || data === undefined ? null : { type, bytes: Buffer.from(data, 'base64') };
}
