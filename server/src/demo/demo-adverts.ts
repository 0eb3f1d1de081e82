import type { adverts } from '../db/schema.ts';
import { demoClip } from './demo-clip.ts';

type Advert = Omit<typeof adverts.$inferInsert, 'adsId' | 'updatedBy' | 'advertLink'>;

const { url: creative, width, height, duration } = demoClip;
const video = { creative, width, height, duration };
const script = { useVpaid: true, vpaid: 'https://cdn.shop.example/quiz/vpaid.js', vpaidName: 'Quiz 1.4' };

/** Adverts of the advertiser's campaigns, in every status. Those with a video become playable soon after the start. */
export const demoAdverts: Record<'spring' | 'summer' | 'brand', Advert[]> = {
  spring: [
    {
      ...video,
      name: 'Spring sale 15s',
      title: 'Everything for spring',
      description: 'A week of spring prices',
      urlMarks: 'utm_source=preroll&utm_medium=video',
      additionalTrackers: [{ event: 'start', url: 'https://stat.example/pixel?e=start' }],
      status: 'working',
    },
    { ...video, name: 'Spring sale, upright', title: 'Everything for spring', useVertical: true, status: 'approved' },
    { ...script, name: 'Spring quiz', title: 'Which spring are you?', interactive: true, status: 'stopped' },
  ],
  summer: [
    { ...video, name: 'Summer teaser', title: 'Soon', description: 'What we wear in June', status: 'moderate' },
    { ...script, name: 'Summer quiz', title: 'Sea or mountains?', interactive: true, status: 'moderate' },
  ],
  brand: [
    {
      ...script,
      name: 'Miracle tea',
      title: 'Cures everything',
      ban: 'The claim "cures everything" has no proof. Name what the tea is, not what it heals.',
      administratorRestrictions: 'No claims about health.',
      status: 'ban',
    },
    { ...script, name: 'Winter leftovers', status: 'deleted' },
  ],
};
