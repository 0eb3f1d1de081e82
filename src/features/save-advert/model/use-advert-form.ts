import type { AdvertTerms } from '@preroll/rules/advert/advert';
import { type Resolver, useForm } from 'react-hook-form';
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

/** Validates the fields as they will be sent: hidden fields of an unused script must not block the form. */
export const advertFormResolver =
  (defaultValues: AdvertFormValues, terms: AdvertTerms): Resolver<AdvertFormValues, unknown, AdvertFormOutput> =>
  (values, ...rest) => {
    const resolve = contractResolver(advertFormSchema(terms), nullableFields);
    const ord_advert = values.ord_advert && withoutEmpty(values.ord_advert);
    return resolve({ ...withoutHiddenScript(values, defaultValues), ord_advert }, ...rest);
  };

export const useAdvertForm = (defaultValues: AdvertFormValues, terms: AdvertTerms) =>
  useForm({ ...formBehaviour, resolver: advertFormResolver(defaultValues, terms), defaultValues });
