/** The steps of a new advertiser until the first advert serves, in the order in which they can be taken. */
export const startCodes = ['legal_data', 'money', 'advert', 'registration', 'review', 'start'] as const;

export type StartCode = (typeof startCodes)[number];

/**
 * - `done`: nothing is left to do
 * - `to_do`: the advertiser can do it now
 * - `waiting`: others have to act first: the bank, a reviewer
 * - `later`: another step comes first
 */
export type StartState = 'done' | 'to_do' | 'waiting' | 'later';

export interface StartFacts {
  hasLegalData: boolean;
  /** Whether the account has ever had money or credit, or only an invoice. */
  money: 'had' | 'invoiced' | 'none';
  /** The advert that is closest to serving; null if there is none. */
  advert: {
    status: 'approved' | 'working' | 'stopped' | 'moderate';
    isReturned: boolean;
    hasErid: boolean;
    /** Whether its video is ready; an interactive advert needs none. */
    isPlayable: boolean;
    isCampaignStarted: boolean;
  } | null;
}

/** Returns the progress of a new advertiser. */
export function startSteps({ hasLegalData, money, advert }: StartFacts): Record<StartCode, StartState> {
  return {
    legal_data: hasLegalData ? 'done' : 'to_do',
    money: moneyStates[money],
    advert: advert ? 'done' : 'to_do',
    registration: advert ? (advert.hasErid ? 'done' : 'to_do') : 'later',
    review: advert ? reviewState(advert) : 'later',
    start: advert ? startState(advert) : 'later',
  };
}

const moneyStates = { had: 'done', invoiced: 'waiting', none: 'to_do' } as const;

type Advert = NonNullable<StartFacts['advert']>;

/** A returned advert waits for its owner. */
function reviewState({ status, isReturned }: Advert): StartState {
  if (status !== 'moderate') return 'done';
  return isReturned ? 'to_do' : 'waiting';
}

function startState({ status, isCampaignStarted, isPlayable }: Advert): StartState {
  if (status === 'moderate') return 'later';
  return status === 'working' && isCampaignStarted && isPlayable ? 'done' : 'to_do';
}
