import { type FieldErrors, type Resolver, set } from 'react-hook-form';

import type { Format } from '@/entities/dictionary';
import { type KnownEntries, takeTargeting, targetingErrors, withNamed } from '@/entities/targeting';
import { CampaignCreate } from '@/shared/contract';
import { contractResolver } from '@/shared/lib/forms';
import type { CampaignFormValues } from './campaign-form';
import { campaignErrors } from './campaign-rules';

const resolveTerms = contractResolver(CampaignCreate.omit({ ads: true }));

type Terms = Omit<CampaignCreate, 'ads'>;

/** What the rules between fields refuse, by path. */
function ruleErrors(terms: Terms, { ads, format_id, bid }: CampaignFormValues, { formats, begin, known }: Rules) {
  const sold = formats.find(({ id }) => id === format_id);
  // what was agreed on stays, whatever is sold now
  const isKept = format_id === begin.format_id && bid === begin.bid;
  const floor = isKept ? { price_floor: 0 } : sold ? { price_floor: sold.priceFloor } : null;
  const targeting = Object.entries(targetingErrors(takeTargeting(ads), known));
  return [
    ...Object.entries(campaignErrors(terms, floor)),
    ...targeting.map(([path, messages]): [string, string[]] => [`ads.${path}`, messages]),
  ];
}

/** What the form began with. */
type Begin = Pick<CampaignFormValues, 'format_id' | 'bid' | 'ads'>;

interface Rules {
  formats: readonly Format[];
  begin: Begin;
  known: KnownEntries;
}

/**
 * The contract's rules for each field, and the rules between them. The server decides again.
 *
 * @param readDictionaries those that were fetched by now
 */
export function campaignResolver(
  formats: readonly Format[],
  begin: Begin,
  readDictionaries: () => KnownEntries,
): Resolver<CampaignFormValues> {
  const named = takeTargeting(begin.ads);
  return async (form, context, options) => {
    const { ads, timezone, ...rest } = form;
    const terms = { ...rest, ...(timezone !== null && { timezone }) } as Terms;
    const { values, errors } = await resolveTerms(terms, context, options as never);
    const refused = { ...errors } as FieldErrors<CampaignFormValues>;
    const known = withNamed(readDictionaries(), named);
    for (const [path, messages] of ruleErrors(terms, form, { formats, begin, known }))
      if (!(path in refused)) set(refused, path, { type: 'rule', message: messages.join('. ') });
    if (Object.keys(refused).length > 0) return { values: {}, errors: refused };
    return { values: { ...rest, ...values, timezone, ads } as CampaignFormValues, errors: {} };
  };
}
