import { approvedStatuses } from '@preroll/rules/advert/advert-statuses';
import { markLink } from '@preroll/rules/advert/url-marks';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { adverts, ordAdverts } from '../../platform/db/schema.ts';
import type { Serve } from '../answer/serve.ts';

/** The page of a click: the advert's present link with its marks, and with the ERID in clear; null without the advert. */
export async function readLandingPage(db: Db, serve: Serve): Promise<string | null> {
  const [row] = await db
    .select({ link: adverts.advertLink, marks: adverts.urlMarks, erid: ordAdverts.erid })
    .from(adverts)
    .leftJoin(ordAdverts, eq(ordAdverts.advertId, adverts.id))
    .where(eq(adverts.id, serve.advert));
  if (row === undefined) return null;
  const erid = row.erid ?? '';
  const marked = markLink(row.link, row.marks, {
    campaign_id: String(serve.campaign),
    advert_id: String(serve.advert),
    site_id: String(serve.site),
    click_id: serve.id,
    erid,
  });
  const hasErid = URL.canParse(marked) && new URL(marked).searchParams.has('erid');
  return hasErid || erid === '' ? marked : markLink(marked, `erid=${encodeURIComponent(erid)}`, noMacros);
}

/** The value that is added has none. */
const noMacros = { campaign_id: '', advert_id: '', site_id: '', click_id: '', erid: '' };

/** The picture of an approved advert, from its data URL. */
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
