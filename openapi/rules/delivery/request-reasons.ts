/** Why an ad request gets no advert: the refusals of campaigns, and reasons that precede them. */
interface RequestReason {
  /** Two or three words, for tables and charts. */
  name: string;
  /** A sentence about one campaign, or about the request if no campaign was considered. */
  meaning: string;
  /** What the seller can do about it, on the site or the placement; null if nothing is wrong there. */
  forSeller: string | null;
  /** What the buyer can do about it, on the campaign; null if nothing is wrong there. */
  forBuyer: string | null;
}

/** Reasons of single campaigns, in the order of the checks. */
export const refusalReasons = {
  chain_stopped: {
    name: 'Stopped',
    meaning: 'The campaign, its group, its owner or all its adverts are stopped.',
    forSeller: null,
    forBuyer: 'Start the campaign, its group and at least one approved advert.',
  },
  not_started: {
    name: 'Not started',
    meaning: 'The start date is still to come.',
    forSeller: null,
    forBuyer: 'Choose an earlier start date for the campaign or its group.',
  },
  finished: {
    name: 'Finished',
    meaning: 'The end date has passed.',
    forSeller: null,
    forBuyer: 'Choose a later end date for the campaign or its group.',
  },
  schedule: {
    name: 'Outside hours',
    meaning: 'The campaign does not run at this hour or on this weekday.',
    forSeller: null,
    forBuyer: 'Add the hour and the weekday to the schedule.',
  },
  format: {
    name: 'Other format',
    meaning: 'Its adverts are made for another format.',
    forSeller: 'Create a placement of that format.',
    forBuyer: 'Choose the format of the placement.',
  },
  floor: {
    name: 'Below floor price',
    meaning: 'It pays less than the floor price of the placement.',
    forSeller: 'Lower the floor price.',
    forBuyer: 'Raise the bid.',
  },
  blocked_category: {
    name: 'Blocked category',
    meaning: 'The placement blocks the category of the advert.',
    forSeller: 'Remove the category from the blocked categories.',
    forBuyer: null,
  },
  blocked_domain: {
    name: 'Blocked advertiser',
    meaning: 'The placement blocks the domain of the advertiser.',
    forSeller: 'Remove the domain from the blocked advertisers.',
    forBuyer: null,
  },
  device: {
    name: 'Other device',
    meaning: 'It does not target this kind of device.',
    forSeller: null,
    forBuyer: 'Add the device to the targeting.',
  },
  os: {
    name: 'Other OS',
    meaning: 'It does not target this operating system or its version.',
    forSeller: null,
    forBuyer: 'Change the operating systems of the targeting.',
  },
  browser: {
    name: 'Other browser',
    meaning: 'It does not target this browser.',
    forSeller: null,
    forBuyer: 'Change the browsers of the targeting.',
  },
  language: {
    name: 'Other language',
    meaning: 'It does not target the language of the browser.',
    forSeller: null,
    forBuyer: 'Change the languages of the targeting.',
  },
  geo: {
    name: 'Other place',
    meaning: "It does not target the viewer's country, region or city.",
    forSeller: null,
    forBuyer: 'Change the places of the targeting.',
  },
  ip: {
    name: 'Other IP address',
    meaning: 'It does not target the IP address.',
    forSeller: null,
    forBuyer: 'Change the IP lists of the targeting.',
  },
  referer: {
    name: 'Other page',
    meaning: 'It does not target the host of the page.',
    forSeller: 'Check that the tag passes the address of the page in "page".',
    forBuyer: 'Change the referer lists of the targeting.',
  },
  source: {
    name: 'Other source',
    meaning: 'It does not target the source of the request.',
    forSeller: 'Check what the tag passes in "source".',
    forBuyer: 'Change the source lists of the targeting.',
  },
  keyword: {
    name: 'Other keywords',
    meaning: 'It does not target the keywords of the page.',
    forSeller: 'Check which keywords the tag passes in "kw".',
    forBuyer: 'Change the keywords of the targeting.',
  },
  category: {
    name: 'Other category',
    meaning: 'It does not target the categories of the site.',
    forSeller: 'Check the categories of the site.',
    forBuyer: 'Change the categories of the targeting.',
  },
  resolution: {
    name: 'Other player size',
    meaning: 'It does not target the size of the player.',
    forSeller: 'Check that the tag passes the size of the player in "w" and "h".',
    forBuyer: 'Change the resolutions of the targeting.',
  },
  feed: {
    name: 'Other feed',
    meaning: 'It does not buy from the feed of the request.',
    forSeller: null,
    forBuyer: 'Change the feeds of the targeting.',
  },
  no_erid: {
    name: 'No ERID',
    meaning: 'None of its adverts has a valid ERID.',
    forSeller: null,
    forBuyer: 'Register an advert and enter its ERID.',
  },
  unread: {
    name: 'Being read',
    meaning: 'The server is just reading what the campaign has used so far.',
    forSeller: null,
    forBuyer: null,
  },
  limit_total: {
    name: 'Total limit reached',
    meaning: 'Its total budget or its limit of shows is used up or reserved.',
    forSeller: null,
    forBuyer: 'Raise the total limits of the campaign or its group.',
  },
  limit_day: {
    name: 'Daily limit reached',
    meaning: "The day's budget or limit of shows is used up or reserved.",
    forSeller: null,
    forBuyer: 'Raise the daily limits of the campaign or its group, or wait for the next day.',
  },
  no_balance: {
    name: 'No balance',
    meaning: "The advertiser's balance does not pay for another show.",
    forSeller: null,
    forBuyer: 'Top up the balance.',
  },
  pacing: {
    name: 'Held back by pacing',
    meaning: 'It has served its share of the day so far, and goes on later.',
    forSeller: null,
    forBuyer: 'Choose the pacing "as fast as possible", or raise the limits.',
  },
  frequency: {
    name: 'Over frequency cap',
    meaning: 'This viewer has seen it as often as it allows.',
    forSeller: null,
    forBuyer: 'Raise the frequency cap, or shorten the time between shows.',
  },
  lost_auction: {
    name: 'Outbid',
    meaning: 'Another campaign pays more for this request.',
    forSeller: null,
    forBuyer: 'Raise the bid.',
  },
} as const satisfies Record<string, RequestReason>;

/** Reasons of requests for which no campaign was considered, or none has the format. */
const reasonsOfRequest = {
  not_serving: {
    name: 'Placement not serving',
    meaning: 'The placement, its site or its owner is stopped or not approved.',
    forSeller: 'Start the placement, and see what the site needs to serve.',
    forBuyer: null,
  },
  unavailable: {
    name: 'Server not delivering',
    meaning: 'The server did not deliver adverts at that moment.',
    forSeller: null,
    forBuyer: null,
  },
  no_campaign: {
    name: 'No campaign',
    meaning: 'No campaign has an advert of this format that can be shown.',
    forSeller: 'Offer placements of other formats too.',
    forBuyer: null,
  },
} as const satisfies Record<string, RequestReason>;

/** All reasons in the events of requests without an advert. */
export const requestReasons = { ...refusalReasons, ...reasonsOfRequest } as const;

export type RequestReasonCode = keyof typeof requestReasons;

export const isRequestReason = (code: string): code is RequestReasonCode => Object.hasOwn(requestReasons, code);
