/** Why an event is neither counted nor billed nor paid. Such events are stored with their reason. */
export const invalidReasons = {
  robot: { name: 'Robot', meaning: 'The agent is not the browser of a person.' },
  prefetch: { name: 'Loaded in advance', meaning: 'A browser loaded the page before anybody opened it.' },
  datacentre: { name: 'Data centre', meaning: 'The address belongs to a data centre, not to a viewer.' },
  foreign_page: { name: 'Page of another site', meaning: 'The page is neither of the site nor of a domain below it.' },
  too_fast: { name: 'Too fast', meaning: 'Reported as watched sooner, or in another order, than a video can be.' },
  no_impression: { name: 'Without an impression', meaning: 'Clicked or watched, but never reported as shown.' },
  flood: { name: 'Too many from one address', meaning: 'More from one address in a minute than people cause.' },
  repeated: { name: 'Repeated', meaning: 'The same event of the same advert came before.' },
  expired: { name: 'Too late', meaning: 'It came more than a day after the advert was sent.' },
  over_limit: {
    name: 'Over a limit',
    meaning: 'More was shown than had been bought.',
  },
  test: { name: 'Test of a tag', meaning: 'Somebody tried the tag.' },
} as const satisfies Record<string, { name: string; meaning: string }>;

export type InvalidReason = keyof typeof invalidReasons;

export const isInvalidReason = (code: string): code is InvalidReason => Object.hasOwn(invalidReasons, code);

/**
 * Thresholds of invalid traffic. The Media Rating Council's guidelines (2020) require limits on activity and timing but
 * give no numbers, so these are our own.
 */
export const invalidThresholds = {
  /** Ad requests per minute from one IPv4 address or IPv6 /64. */
  requestsPerMinute: 200,
  /** Clicks per minute from one address. */
  clicksPerMinute: 20,
  /** Events per minute from one address. An office may watch many adverts at once. */
  eventsPerMinute: 2_000,
  /** Minimum share of a video's length between its start and the report of its completion. */
  leastWatched: 0.8,
  /** Seconds after the advert was sent; later clicks and quartiles need an earlier impression. */
  impressionWithin: 30,
} as const;
