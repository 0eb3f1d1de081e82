import type { Format } from '@/entities/dictionary';
import type { EditedCampaign } from './edited-campaign';

export type NamedFormat = Pick<Format, 'id' | 'name'>;

/** The formats on sale, and the campaign's own, which it may keep even if it is no longer sold. */
export function namedFormats(
  sold: readonly NamedFormat[],
  campaign?: Pick<EditedCampaign, 'formatName' | 'terms'>,
): readonly NamedFormat[] {
  const id = campaign?.terms.format_id;
  if (id === undefined || sold.some((format) => format.id === id)) return sold;
  return [...sold, { id, name: `${campaign?.formatName}, no longer available` }];
}
