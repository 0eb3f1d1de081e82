import { campaignErrors } from '@preroll/rules/campaign/campaign';
import { targetingErrors } from '@preroll/rules/targeting/targeting';
import { type TargetingDictionaries, withStoredEntries } from '@preroll/rules/targeting/targeting-dictionaries';
import { type FieldErrors, type Resolver, set } from 'react-hook-form';

import type { Format } from '@/entities/dictionary';
import { fromTargetingFormValues } from '@/entities/targeting';
import { CampaignCreate } from '@/shared/contract';
import { contractResolver } from '@/shared/lib/forms';
import type { CampaignFormValues } from './campaign-form';

const resolveTerms = contractResolver(CampaignCreate.omit({ ads: true }));

type Terms = Omit<CampaignCreate, 'ads'>;

/** Checks rules that involve several fields. Returns messages by path. */
function ruleErrors(terms: Terms, { ads, format_id, bid, pay_model }: CampaignFormValues, rules: Rules) {
  const { formats, initial, dictionaries, currency = '' } = rules;
  const sold = formats.find(({ id }) => id === format_id);
  // an unchanged format, bid and pay model stay valid, even if they can't be bought any more
  const isKept = format_id === initial.format_id && bid === initial.bid && pay_model === initial.pay_model;
  const format = isKept
    ? null
    : { kind: sold?.kind ?? 'preroll', isSold: sold !== undefined, priceFloor: sold?.priceFloors[currency] ?? 0 };
  const targeting = Object.entries(targetingErrors(fromTargetingFormValues(ads), dictionaries));
  return [
    ...Object.entries(campaignErrors(terms, { format, before: initial })),
    ...targeting.map(([path, messages]): [string, string[]] => [`ads.${path}`, messages]),
  ];
}

type InitialValues = Pick<CampaignFormValues, 'format_id' | 'bid' | 'pay_model' | 'advert_link' | 'ads'>;

interface Rules {
  formats: readonly Format[];
  initial: InitialValues;
  dictionaries: TargetingDictionaries;
  /** The currency of the bid. If it is unknown, only the server checks the bid. */
  currency: string | undefined;
}

interface Readers {
  /** Returns the dictionaries that have been loaded so far. */
  readDictionaries: () => TargetingDictionaries;
  /** Returns the currency of the bid; undefined while it is unknown. */
  currencyOf: (values: CampaignFormValues) => string | undefined;
}

/**
 * Validates the fields by the contract's schema and by rules that involve several fields. The server checks both again.
 */
export function campaignResolver(
  formats: readonly Format[],
  initial: InitialValues,
  { readDictionaries, currencyOf }: Readers,
): Resolver<CampaignFormValues> {
  const stored = fromTargetingFormValues(initial.ads);
  return async (form, context, options) => {
    const { ads, timezone, ...rest } = form;
    const terms = { ...rest, ...(timezone !== null && { timezone }) } as Terms;
    const { values, errors } = await resolveTerms(terms, context, options as never);
    const refused = { ...errors } as FieldErrors<CampaignFormValues>;
    const dictionaries = withStoredEntries(readDictionaries(), stored);
    for (const [path, messages] of ruleErrors(terms, form, {
      formats,
      initial,
      dictionaries,
      currency: currencyOf(form),
    }))
      if (!(path in refused)) set(refused, path, { type: 'rule', message: messages.join('. ') });
    if (Object.keys(refused).length > 0) return { values: {}, errors: refused };
    return { values: { ...rest, ...values, timezone, ads } as CampaignFormValues, errors: {} };
  };
}
