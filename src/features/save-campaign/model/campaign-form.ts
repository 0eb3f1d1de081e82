import type { Format } from '@/entities/dictionary';
import {
  emptyTargeting,
  fromTargetingFormValues,
  type TargetingFormValues,
  toTargetingFormValues,
  withoutRemovedPlaces,
  writeTargeting,
} from '@/entities/targeting';
import type { CampaignTerms, EditedCampaign } from './edited-campaign';

/** Form values. Their names equal those of the API, so that the errors of a 422 find their fields. */
export interface CampaignFormValues extends Omit<CampaignTerms, 'format_id' | 'bid' | 'timezone'> {
  /** The owner, if the form asks for one. */
  owner_id?: number | null;
  format_id: number | null;
  bid: number | null;
  /** null for the owner's time zone. */
  timezone: string | null;
  ads: TargetingFormValues;
}

/**
 * Initial values of a new campaign: the first format, at its minimum price once the currency is known, and no
 * targeting.
 */
export const emptyCampaign = (
  [format]: readonly Format[],
  hasOwnerField: boolean,
  currency?: string,
): CampaignFormValues => ({
  ...(hasOwnerField && { owner_id: null }),
  name: '',
  advert_link: '',
  group_id: null,
  folder_id: null,
  format_id: format?.id ?? null,
  pay_model: 'cpm',
  bid: format?.priceFloors[currency ?? ''] ?? null,
  start_date: null,
  end_date: null,
  timezone: null,
  pacing: 'even',
  url_marks: '',
  ads: toTargetingFormValues(emptyTargeting()),
});

export const toFormValues = ({ terms, targeting }: EditedCampaign): CampaignFormValues => ({
  ...terms,
  ads: toTargetingFormValues(targeting),
});

/** Converts the form values to the format of the campaign's history. */
export function toHistory({ ads, ...terms }: CampaignFormValues) {
  const { geo_white_ui, geo_black_ui, ...targeting } = fromTargetingFormValues(ads);
  const places = { geo_white_ui: JSON.stringify(geo_white_ui), geo_black_ui: JSON.stringify(geo_black_ui) };
  return { ...terms, ads: { ...targeting, ...places } };
}

export function toBody({ owner_id, timezone, ads, ...terms }: CampaignFormValues) {
  return {
    ...(terms as Omit<CampaignTerms, 'timezone'>),
    ...(typeof owner_id === 'number' && { owner_id }),
    ...(timezone !== null && { timezone }),
    ads: writeTargeting(withoutRemovedPlaces(fromTargetingFormValues(ads))),
  };
}
