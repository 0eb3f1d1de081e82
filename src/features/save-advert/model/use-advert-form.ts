import { refuseBanReason } from '@preroll/rules/ban-reason';
import { type Resolver, useForm } from 'react-hook-form';
import { refuseVpaid } from '@/entities/advert';
import type { CampaignFormat } from '@/entities/campaign';
import { contractResolver } from '@/shared/lib/forms';
import { formBehaviour } from '@/shared/ui/form';
import {
  type AdvertFormOutput,
  type AdvertFormValues,
  advertFormSchema,
  nullableFields,
  withoutHiddenScript,
} from './advert-form';
import { withoutEmpty } from './registration-form';

const resolve = contractResolver(advertFormSchema, nullableFields);

interface FormBasis {
  /** What the form began with. */
  saved: AdvertFormValues;
  /** Whether the campaign's format lets a script draw the advert. */
  isAllowed: boolean;
}

/** Checks what will be sent; the hidden fields of a script that isn't used hold nothing up. */
export const advertFormResolver =
  ({ saved, isAllowed }: FormBasis): Resolver<AdvertFormValues, unknown, AdvertFormOutput> =>
  async (values, ...rest) => {
    const resolved = await resolve(
      {
        ...withoutHiddenScript(values, saved),
        ord_advert: values.ord_advert && withoutEmpty(values.ord_advert),
      },
      ...rest,
    );
    const refusals = {
      use_vpaid: refuseVpaid({ isUsed: values.use_vpaid === true, wasUsed: saved.use_vpaid === true, isAllowed }),
      // a reason from before there was a rule for it stays
      ban: values.ban === saved.ban ? null : refuseBanReason(values.ban),
    };
    const errors = Object.entries(refusals).flatMap(([field, message]) =>
      message === null ? [] : [[field, { type: 'rule', message }]],
    );
    if (errors.length === 0) return resolved;
    return { values: {}, errors: { ...resolved.errors, ...Object.fromEntries(errors) } };
  };

/** The form over an advert's fields. */
export const useAdvertForm = (defaultValues: AdvertFormValues, { vpaidAllowed }: CampaignFormat) =>
  useForm({
    ...formBehaviour,
    resolver: advertFormResolver({ saved: defaultValues, isAllowed: vpaidAllowed }),
    defaultValues,
  });
