import { defaultTerms } from '../src/advertising/campaigns/default-terms.ts';
import type { Db } from '../src/platform/db/database.ts';
import { adverts, campaigns, uploads, users } from '../src/platform/db/schema.ts';

/** Creates one user for every relation to an advert. */
export async function createPeople(db: Db) {
  const add = async (login: string, values: Partial<typeof users.$inferInsert> = {}) => {
    const person = { login: `${login}@preroll.test`, name: login, passwordHash: '', ...values };
    const [row] = await db.insert(users).values(person).returning();
    if (row === undefined) throw new Error(`${login} was not written`);
    return row;
  };
  const admin = await add('admin', { isAdmin: true, supportPanels: ['admin'] });
  const manager = await add('manager', { supportPanels: ['manager'] });
  const owner = await add('owner', { supportPanels: ['advertiser'], managerId: manager.id });
  const stranger = await add('stranger', { supportPanels: ['advertiser'] });
  return { admin, manager, owner, stranger };
}

/** Inserts an advert of `ownerId` with an upload, without creating the upload's file. */
export async function createAdvert(db: Db, ownerId: number, values: Partial<typeof adverts.$inferInsert> = {}) {
  const campaign = {
    ...(await defaultTerms(db)),
    ownerId,
    name: 'Spring',
    advertLink: 'https://shop.example/',
    updatedBy: ownerId,
  };
  const [{ adsId } = { adsId: 0 }] = await db.insert(campaigns).values(campaign).returning({ adsId: campaigns.id });
  const advert = { adsId, name: 'Spring sale', advertLink: 'https://shop.example/', updatedBy: ownerId, ...values };
  const [row] = await db.insert(adverts).values(advert).returning();
  if (row === undefined) throw new Error('the advert was not written');
  return row;
}

/** Inserts the row of a finished upload. */
export async function createUpload(
  db: Db,
  ownerId: number,
  id: string,
  values: Partial<typeof uploads.$inferInsert> = {},
) {
  const facts = { size: 1, duration: 15, width: 320, height: 180, codec: 'h264', filename: 'spring.mp4' };
  const url = `/media/${id}/source.mp4`;
  await db.insert(uploads).values({ id, ownerId, url, ...facts, ...values });
  return url;
}
