import type { StartCode, StartState, StartSteps } from '@/shared/api';

/** The screen where a step is carried out. */
export type StepTarget = 'settings' | 'payment' | 'new-campaign' | 'new-advert' | 'advert' | 'registration';

export interface DescribedStep {
  code: StartCode;
  state: StartState;
  title: string;
  /** The purpose of the step, or whom it waits for; empty once it is done. */
  note: string;
  /** The link to its screen; null if the step can't be carried out now. */
  link: { to: StepTarget; label: string } | null;
}

type Ids = Pick<StartSteps, 'campaign_id' | 'advert_id'>;

interface Words {
  title: string;
  note: string;
  waiting?: string;
  link: (ids: Ids) => { to: StepTarget; label: string };
}

const words: Record<StartCode, Words> = {
  legal_data: {
    title: 'Legal data',
    note: 'Your invoices and acts carry it.',
    link: () => ({ to: 'settings', label: 'Add legal data' }),
  },
  money: {
    title: 'Money on the balance',
    note: 'Adverts are shown while there is money on it.',
    waiting: 'Your invoice is issued. The balance grows once it is paid.',
    link: () => ({ to: 'payment', label: 'Top up' }),
  },
  advert: {
    title: 'An advert in a campaign',
    note: 'The campaign has the budget and the audience, the advert has the video.',
    link: ({ campaign_id: campaignId }) =>
      campaignId === null
        ? { to: 'new-campaign', label: 'Create your first campaign' }
        : { to: 'new-advert', label: 'Add an advert' },
  },
  registration: {
    title: 'Registration',
    note: 'By law, an advert needs an ERID.',
    link: () => ({ to: 'registration', label: 'Register the advert' }),
  },
  review: {
    title: 'Review',
    note: 'Each advert is reviewed before it is shown.',
    waiting: 'We are reviewing your advert. You get a notification.',
    link: () => ({ to: 'advert', label: 'Read what to change' }),
  },
  start: {
    title: 'Start',
    note: 'Start the advert and its campaign.',
    link: () => ({ to: 'advert', label: 'Go to the advert' }),
  },
};

export const describeSteps = ({ steps, ...ids }: StartSteps): DescribedStep[] =>
  steps.map(({ code, state }) => {
    const { title, note, waiting = note, link } = words[code];
    return {
      code,
      state,
      title,
      note: { done: '', waiting, to_do: note, later: note }[state],
      link: state === 'to_do' ? link(ids) : null,
    };
  });

/** The first step that can be carried out now; null if there is none. */
export const nextStep = (steps: StartSteps): DescribedStep | null =>
  describeSteps(steps).find(({ link }) => link !== null) ?? null;
