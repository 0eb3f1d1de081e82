import { type Site, siteStates } from '@/entities/site';

/** The decision about a site in one word; undefined while it waits for review. */
export const outcomeOf = ({ state }: Pick<Site, 'state'>): string | undefined =>
  state === 'in_review' ? undefined : siteStates[state].label;
