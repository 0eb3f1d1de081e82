import { type Resolver, useForm } from 'react-hook-form';
import { refuseVpaid } from '@/entities/advert';
import type { CampaignFormat } from '@/entities/campaign';
import { contractResolver } from '@/shared/lib/forms';
import { formBehaviour } from '@/shared/ui/form';
import { type AdvertFormOutput, type AdvertFormValues, advertFormSchema, nullableFields } from './advert-form';
import { withoutEmpty } from './registration-form';

const resolve = contractResolver(advertFormSchema, nullableFields);

/**
 * A script that isn't used is none: what stands in its hidden field must not hold the form up.
 *
 * @param script whether the campaign's format lets one draw the advert, and whether one did before
 */
export const advertFormResolver =
  (script: { isAllowed: boolean; wasUsed: boolean }): Resolver<AdvertFormValues, unknown, AdvertFormOutput> =>
  async (values, ...rest) => {
    const resolved = await resolve(
      {
        ...values,
        vpaid: values.use_vpaid ? values.vpaid : null,
        ord_advert: values.ord_advert && withoutEmpty(values.ord_advert),
      },
      ...rest,
    );
    const refusal = refuseVpaid({ isUsed: values.use_vpaid === true, ...script });
    if (refusal === null) return resolved;
    return { values: {}, errors: { ...resolved.errors, use_vpaid: { type: 'rule', message: refusal } } };
  };

/** The form over an advert's fields. */
export const useAdvertForm = (defaultValues: AdvertFormValues, { vpaidAllowed }: CampaignFormat) =>
  useForm({
    ...formBehaviour,
    resolver: advertFormResolver({ isAllowed: vpaidAllowed, wasUsed: defaultValues.use_vpaid === true }),
    defaultValues,
  });
