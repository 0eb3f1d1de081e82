import type { CampaignStatus, ServingState } from '@/shared/api';
import type { Advert } from './advert';
import type { Registration } from './registration';

/** Where the problem can be fixed: a part of the advert's form, the campaign, or by contacting the platform. */
export type ServingFix = 'video' | 'registration' | 'campaign' | 'contacts';

export interface ServingAnswer {
  /** A sentence about the advert. */
  sentence: string;
  /** Null if it resolves itself or by a button on the page. */
  fix: ServingFix | null;
}

interface Facts {
  advert: Pick<Advert, 'status' | 'returned' | 'ban' | 'useVpaid'> & {
    creative: Pick<Advert['creative'], 'loadingStatus'>;
  };
  registration: Pick<Registration, 'erid' | 'status'> | null;
  campaign: { status: CampaignStatus; servingState: ServingState };
}

const itIsReturned = 'It was returned from moderation. The reason is on this page.';

const needs = (sentence: string, fix: ServingFix | null = null): ServingAnswer => ({ sentence, fix });

/**
 * The reason why an advert is not shown to anyone: the first problem in the order in which they can be fixed. Null if
 * nothing prevents it, or a ban whose reason is said by itself.
 */
export function whyNotServing({ advert, registration, campaign }: Facts): ServingAnswer | null {
  if (advert.status === 'deleted') return needs('The advert is deleted.');
  if (advert.status === 'ban')
    return advert.ban ? null : needs('It is banned, and no reason was recorded.', 'contacts');
  return (
    whyUnplayable(advert) ??
    whyUnregistered(registration) ??
    (advert.status === 'moderate' ? needs(advert.returned ? itIsReturned : 'It is waiting for moderation.') : null) ??
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
  return registration.status === 'bad' ? needs('The register rejected it.', 'registration') : null;
}

const campaignSentences: Partial<Record<CampaignStatus, string>> = {
  stopped: 'Its campaign is stopped.',
  lock: 'Its campaign is locked.',
  archive: 'Its campaign is archived.',
  deleted: 'Its campaign is deleted.',
};

/** Problems of the campaign; its own page says more. */
function whyCampaign({ status, servingState }: Facts['campaign']): ServingAnswer | null {
  const sentence = campaignSentences[status];
  if (sentence) return needs(sentence, 'campaign');
  // this campaign has this advert, and its state may lag behind its adverts
  const isOwn = servingState === 'no_approved_advert' || servingState === 'no_erid';
  return servingState === 'serving' || isOwn ? null : needs("Its campaign isn't serving.", 'campaign');
}
