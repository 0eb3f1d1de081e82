import type { CampaignStatus, ServingState } from '@/shared/api';
import type { Advert } from './advert';
import type { Registration } from './registration';

/** Where it is mended: a part of the advert's form, its campaign, or by a word to the people of the platform. */
export type ServingFix = 'video' | 'registration' | 'campaign' | 'contacts';

export interface ServingAnswer {
  /** One sentence about the advert. */
  sentence: string;
  /** Nothing where it goes on by itself, or by a button that stands on the page. */
  fix: ServingFix | null;
}

interface Facts {
  advert: Pick<Advert, 'status' | 'ban' | 'useVpaid'> & { creative: Pick<Advert['creative'], 'loadingStatus'> };
  registration: Pick<Registration, 'erid' | 'status'> | null;
  campaign: { status: CampaignStatus; servingState: ServingState };
}

const needs = (sentence: string, fix: ServingFix | null = null): ServingAnswer => ({ sentence, fix });

/**
 * Why an advert is not shown to anybody: the first thing to mend, in the order in which they can be mended. Null when
 * nothing is in its way.
 */
export function whyNotServing({ advert, registration, campaign }: Facts): ServingAnswer | null {
  if (advert.status === 'deleted') return needs('It is deleted.');
  if (advert.status === 'ban')
    return needs(
      advert.ban ? 'It is banned; the reason stands on this page.' : 'It is banned, and no reason was recorded.',
      'contacts',
    );
  return (
    whyUnplayable(advert) ??
    whyUnregistered(registration) ??
    (advert.status === 'moderate' ? needs('It waits for moderation.') : null) ??
    (advert.status === 'approved' ? needs('It is approved, but not started.') : null) ??
    (advert.status === 'stopped' ? needs('It is stopped.') : null) ??
    whyCampaign(campaign)
  );
}

function whyUnplayable({ useVpaid, creative }: Facts['advert']): ServingAnswer | null {
  if (useVpaid || creative.loadingStatus === 'ready') return null;
  return creative.loadingStatus === 'error'
    ? needs('Its video is broken; replace the file.', 'video')
    : needs('Its video is not ready yet.');
}

function whyUnregistered(registration: Facts['registration']): ServingAnswer | null {
  if (!registration?.erid) return needs('It has no ERID.', 'registration');
  return registration.status === 'bad' ? needs('The register refused it.', 'registration') : null;
}

const campaignSentences: Partial<Record<CampaignStatus, string>> = {
  stopped: 'Its campaign is stopped.',
  lock: 'Its campaign is locked.',
  archive: 'Its campaign is in the archive.',
  deleted: 'Its campaign is deleted.',
};

/** What an advert can't mend; the campaign's own page says more. */
function whyCampaign({ status, servingState }: Facts['campaign']): ServingAnswer | null {
  const sentence = campaignSentences[status];
  if (sentence) return needs(sentence, 'campaign');
  // adverts are what this one has, and a campaign may know of it later than its adverts do
  const isOwn = servingState === 'no_approved_advert' || servingState === 'no_erid';
  return servingState === 'serving' || isOwn ? null : needs("Its campaign isn't serving.", 'campaign');
}
