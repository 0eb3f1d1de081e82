import { type Resolver, useForm } from 'react-hook-form';
import type * as z from 'zod';
import { contractResolver } from '@/shared/lib/forms';
import { formBehaviour } from '@/shared/ui/form';
import { type AdvertFormValues, advertFormSchema, nullableFields } from './advert-form';

const resolve = contractResolver(advertFormSchema, nullableFields);

/** A script that isn't used is none: what stands in its hidden field must not hold the form up. */
const resolver: Resolver<AdvertFormValues, unknown, z.output<typeof advertFormSchema>> = (values, ...rest) =>
  resolve(values.use_vpaid ? values : { ...values, vpaid: null }, ...rest);

/** The form over an advert's fields. */
export const useAdvertForm = (defaultValues: AdvertFormValues) =>
  useForm({ ...formBehaviour, resolver, defaultValues });
