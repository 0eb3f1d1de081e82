import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type FieldPath, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import type { Format } from '@/entities/dictionary';
import { errorPaths, formBehaviour } from '@/shared/ui/form';
import type { CampaignFormValues } from './campaign-form';
import { campaignResolver } from './campaign-resolver';
import { fetchedDictionaries } from './fetched-dictionaries';

const noOptions = { fields: {}, shouldUseNativeValidation: false };

/**
 * Clears errors of rules between fields as soon as they are resolved, regardless of which field was edited: the other
 * field may be in a section that was never shown.
 */
function useRecheckRules(form: UseFormReturn<CampaignFormValues>, resolver: Resolver<CampaignFormValues>) {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: async ({ name, values, errors: current = {} }) => {
          const own = (path: string) => path === name;
          const ruled = errorPaths(current).filter(
            (path) => !own(path) && form.getFieldState(path as FieldPath<CampaignFormValues>).error?.type === 'rule',
          );
          if (ruled.length === 0) return;
          const { errors } = await resolver(values, undefined, noOptions);
          const refused = new Set(errorPaths(errors));
          for (const path of ruled) if (!refused.has(path)) form.clearErrors(path as FieldPath<CampaignFormValues>);
        },
      }),
    [form, resolver],
  );
}

/**
 * Creates the form for a campaign.
 *
 * @param currencyOf returns the currency of the bid; undefined while it is unknown
 */
export function useCampaignForm(
  defaultValues: CampaignFormValues,
  formats: readonly Format[],
  currencyOf: (values: CampaignFormValues) => string | undefined,
) {
  const queryClient = useQueryClient();
  const [resolver] = useState(() =>
    campaignResolver(formats, defaultValues, {
      readDictionaries: () => fetchedDictionaries(queryClient),
      currencyOf,
    }),
  );
  const form = useForm({ ...formBehaviour, resolver, defaultValues });
  useRecheckRules(form, resolver);
  return form;
}
