import { eq } from 'drizzle-orm';
import { hashPassword } from '../auth/passwords.ts';
import { usualTerms } from '../campaigns/usual-terms.ts';
import type { Db, Transaction } from '../db/database.ts';
import {
  adverts,
  campaignDays,
  campaigns,
  feeds,
  groups,
  ordAdverts,
  ordSources,
  resolutions,
  sites,
  uploads,
  users,
} from '../db/schema.ts';
import type { Targeting } from '../targeting/targeting.ts';
import type { Transcoding } from '../transcoding/transcoding.ts';
import { type DemoAccount, demoAccounts, demoLoginOf, demoPassword } from './demo-accounts.ts';
import { demoAdverts } from './demo-adverts.ts';
import { demoClip } from './demo-clip.ts';
import { demoDay, demoDays } from './demo-days.ts';
import { defaultSource, demoRegistration, demoSources } from './demo-registration.ts';

type People = Record<DemoAccount, number>;

/** Writes accounts, campaigns, adverts, sites and resolutions that look like a small agency's. */
export function writeDemo(db: Db, transcoding: Pick<Transcoding, 'enqueue'>): Promise<void> {
  return db.transaction(async (tx) => {
    const people = await writePeople(tx);
    const fullHd = await writeResolutions(tx);
    await tx.insert(ordSources).values(demoSources);
    await tx.insert(uploads).values({ ...demoClip, ownerId: people.advertiser });
    await writeFeeds(tx);
    await writeCampaigns(tx, transcoding, people, fullHd);
    await writeSites(tx, people);
  });
}

async function writePeople(tx: Transaction): Promise<People> {
  const people: Partial<People> = {};
  for (const [account, values] of Object.entries(demoAccounts)) {
    const login = demoLoginOf(account as DemoAccount);
    const passwordHash = await hashPassword(demoPassword);
    const row = { ...values, login, passwordHash, foldersEnabled: true };
    const [user] = await tx.insert(users).values(row).returning({ id: users.id });
    people[account as DemoAccount] = user?.id;
  }
  const all = people as People;
  const manages = async (managerId: number, clientId: number) => {
    await tx.update(users).set({ managerId }).where(eq(users.id, clientId));
  };
  await manages(all.manager, all.advertiser);
  await manages(all.manager, all.webmaster);
  // looks after the campaigns that are her own
  await manages(all.multi, all.multi);
  return all;
}

async function writeResolutions(tx: Transaction): Promise<number> {
  const sizes: [number, number, string][] = [
    [1920, 1080, 'Full HD'],
    [3840, 2160, '4K'],
    [1280, 720, 'HD'],
    [1080, 1920, 'Full HD, upright'],
    [640, 360, 'Small'],
  ];
  const rows = sizes.map(([width, height, name]) => ({ width, height, name }));
  const [fullHd] = await tx.insert(resolutions).values(rows).returning({ id: resolutions.id });
  return fullHd?.id ?? 0;
}

async function writeFeeds(tx: Transaction): Promise<void> {
  await tx.insert(feeds).values([
    { name: 'Own sites', code: 'own-sites', kind: 'site' },
    { name: 'Open exchange', code: 'open-exchange', kind: 'rtb', endpoint: 'https://exchange.example/bid' },
    { name: 'Partner players', code: 'partner-players', kind: 'vast', endpoint: 'https://players.example/vast' },
  ]);
}

async function writeCampaigns(
  tx: Transaction,
  transcoding: Pick<Transcoding, 'enqueue'>,
  { advertiser, multi }: People,
  fullHd: number,
): Promise<void> {
  const targeting: Targeting = {
    cash_limit_day: 15_000,
    shows_limit_day: 40_000,
    user_timeout: 3600,
    active_hours: [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21],
    devices: ['desktop', 'mobile'],
    country: { white: ['RU', 'KZ'], black: [] },
    resolution: { white: [String(fullHd)], black: [] },
  };
  const terms = { ...(await usualTerms(tx)), timezone: 'Europe/Moscow' };
  const write = async (
    ownerId: number,
    values: Omit<typeof campaigns.$inferInsert, 'ownerId' | 'updatedBy' | 'advertLink' | 'formatId' | 'bid'>,
    slug: string,
  ) => {
    const row = { ...terms, ...values, ownerId, updatedBy: ownerId, advertLink: `https://shop.example/${slug}` };
    const [campaign] = await tx.insert(campaigns).values(row).returning();
    if (campaign === undefined) throw new Error('the campaign was not written');
    return campaign;
  };

  const clothes = { ownerId: advertiser, updatedBy: advertiser, name: 'Clothes', cashLimit: 900_000 };
  const [{ groupId } = { groupId: null }] = await tx.insert(groups).values(clothes).returning({ groupId: groups.id });
  const flight = { startDate: demoDay(-29), endDate: demoDay(60) };
  const spring = await write(
    advertiser,
    { ...flight, groupId, name: 'Spring sale', status: 'working', targeting },
    'spring',
  );
  const summer = await write(
    advertiser,
    { groupId, name: 'Summer collection', status: 'stopped', startDate: demoDay(30) },
    'summer',
  );
  const brand = await write(advertiser, { name: 'Tea house', status: 'archive', endDate: demoDay(-3) }, 'tea');
  const coffee = await write(multi, { name: 'City coffee', status: 'working' }, 'coffee');
  await tx
    .insert(campaignDays)
    .values([
      ...demoDays(spring.id, 24_000, terms.bid),
      ...demoDays(brand.id, 9_000, terms.bid).slice(0, -3),
      ...demoDays(coffee.id, 3_000, terms.bid),
    ]);

  for (const [campaign, rows] of [
    [spring, demoAdverts.spring],
    [summer, demoAdverts.summer],
    [brand, demoAdverts.brand],
  ] as const)
    for (const values of rows) {
      const row = { ...values, adsId: campaign.id, advertLink: campaign.advertLink, updatedBy: advertiser };
      const [advert] = await tx.insert(adverts).values(row).returning({ id: adverts.id });
      if (advert === undefined) throw new Error('the advert was not written');
      const { creative } = values;
      if (creative) await transcoding.enqueue(tx, { advertId: advert.id, creative }, 'unhurried');
      if (values.status === 'working')
        await tx
          .insert(ordAdverts)
          .values({ ...demoRegistration, advertId: advert.id, sourceId: await defaultSource(tx) });
    }
}

async function writeSites(tx: Transaction, { webmaster }: People): Promise<void> {
  await tx.insert(sites).values([
    { ownerId: webmaster, name: 'Evening news', domain: 'news.example', status: 'working' },
    { ownerId: webmaster, name: 'Kitchen stories', domain: 'kitchen.example', status: 'approved' },
    { ownerId: webmaster, name: 'Weekend chess', domain: 'chess.example', status: 'moderate' },
    { ownerId: webmaster, name: 'Old forum', domain: 'forum.example', status: 'stopped' },
  ]);
}
