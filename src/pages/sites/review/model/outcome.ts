import { type Site, siteStates } from '@/entities/site';

/** What has been decided about a site, in a word; undefined while it waits for review. */
export const outcomeOf = ({ state }: Pick<Site, 'state'>): string | undefined =>
  state === 'in_review' ? undefined : siteStates[state].label;
