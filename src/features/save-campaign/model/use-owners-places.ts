import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CampaignFormValues } from './campaign-form';

/** Groups and folders belong to somebody: with another owner the campaign is in none. */
export const useOwnersPlaces = (form: UseFormReturn<CampaignFormValues>) =>
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        // a draft that is gone on with changes everything at once, and names no field
        callback: ({ name }) => {
          if (name !== 'owner_id') return;
          form.setValue('group_id', null, { shouldDirty: true });
          form.setValue('folder_id', null, { shouldDirty: true });
        },
      }),
    [form],
  );
