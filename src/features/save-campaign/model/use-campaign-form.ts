import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type FieldPath, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import type { Format } from '@/entities/dictionary';
import { formBehaviour, refusedPaths } from '@/shared/ui/form';
import type { CampaignFormValues } from './campaign-form';
import { campaignResolver } from './campaign-resolver';
import { fetchedDictionaries } from './fetched-dictionaries';

const noOptions = { fields: {}, shouldUseNativeValidation: false };

/**
 * Takes away what was refused as soon as it is right, whichever value was mended: limits and lists are refused because of
 * each other, and the other one may stand in a part of the form that was never shown.
 */
function useMending(form: UseFormReturn<CampaignFormValues>, resolver: Resolver<CampaignFormValues>) {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: async ({ name, values }) => {
          const own = (path: string) => path === name;
          const ruled = refusedPaths(form.control._formState.errors).filter(
            (path) => !own(path) && form.getFieldState(path as FieldPath<CampaignFormValues>).error?.type === 'rule',
          );
          if (ruled.length === 0) return;
          const { errors } = await resolver(values, undefined, noOptions);
          const refused = new Set(refusedPaths(errors));
          for (const path of ruled) if (!refused.has(path)) form.clearErrors(path as FieldPath<CampaignFormValues>);
        },
      }),
    [form, resolver],
  );
}

/** The form over a campaign's fields. */
export function useCampaignForm(defaultValues: CampaignFormValues, formats: readonly Format[]) {
  const queryClient = useQueryClient();
  const [resolver] = useState(() => campaignResolver(formats, defaultValues, () => fetchedDictionaries(queryClient)));
  const form = useForm({ ...formBehaviour, resolver, defaultValues });
  useMending(form, resolver);
  return form;
}
