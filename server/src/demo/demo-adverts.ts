import type { Random } from '../advertising/reach/random.ts';
import type { adverts, ordAdverts } from '../platform/db/schema.ts';
import { brands } from './content/brands.ts';
import type { DemoAdvert, DemoCampaign } from './content/demo-campaign.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import { demoClips } from './demo-clips.ts';

interface Moment {
  calendar: DemoCalendar;
  random: Random;
}

type Columns = Omit<typeof adverts.$inferInsert, 'adsId' | 'folderId' | 'updatedBy'>;

/** Returns an advert's columns. Its video is made after the start; until then, the advert has the status of any new one. */
export function demoAdvertColumns(
  { clip, script, folder, register, returned, ...values }: DemoAdvert,
  { brand, created }: DemoCampaign,
  { calendar, random }: Moment,
): Columns {
  const { link, category } = brands[brand];
  const isReviewed = values.status !== 'moderate';
  const waits = !isReviewed && returned === undefined;
  const createdAt = waits ? calendar.recently(random) : calendar.workingTime(created, random);
  const updatedAt = isReviewed || returned ? calendar.workingTime(created + 1, random) : createdAt;
  return {
    ...values,
    ...(clip ? videoColumns(clip) : {}),
    ...(script ? scriptColumns(script, link) : {}),
    advertLink: link,
    category,
    ...(returned && { returnReason: returned, returnedAt: updatedAt }),
    version: updatedAt === createdAt ? 1 : 2,
    submittedAt: createdAt,
    createdAt,
    updatedAt,
  };
}

function videoColumns(clip: keyof typeof demoClips) {
  const { url: creative, width, height, duration } = demoClips[clip];
  return { creative, width, height, duration, useVertical: height > width };
}

function scriptColumns(name: string, link: string) {
  const file = name.toLowerCase().replaceAll(' ', '-');
  return {
    useVpaid: true,
    vpaid: `https://cdn.${new URL(link).host}/${file}.js`,
    vpaidName: name,
    interactive: true,
  };
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz123456789';

/** Returns the registration of an advert; null if no ERID was requested. */
export function demoRegistration(
  { status, register }: DemoAdvert,
  { brand }: DemoCampaign,
  random: Random,
): Omit<typeof ordAdverts.$inferInsert, 'advertId' | 'sourceId'> | null {
  const isUsual = status === 'working' || status === 'stopped';
  if (register === 'none' || (register === undefined && !isUsual)) return null;
  const { name, link, kktu, goods, contract } = brands[brand];
  const erirStatus = register ?? 'verified';
  return {
    erid: `2Vtzq${Array.from({ length: 6 }, () => random.oneOf([...LETTERS])).join('')}`,
    kktus: [kktu],
    brand: name,
    description: goods,
    targetUrls: [link],
    contractExternalIds: [contract],
    erirStatus,
    erirMessages: erirStatus === 'bad' ? [`Contract ${contract}: the date of signing is missing`] : [],
  };
}
