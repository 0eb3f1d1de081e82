import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CampaignFormValues } from './campaign-form';

/** Clears the group and the folder when another owner is chosen: they belong to one owner. */
export const useOwnersPlaces = (form: UseFormReturn<CampaignFormValues>) =>
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        // continuing a draft changes everything at once and names no field
        callback: ({ name }) => {
          if (name !== 'owner_id') return;
          form.setValue('group_id', null, { shouldDirty: true });
          form.setValue('folder_id', null, { shouldDirty: true });
          // what the server refused is gone with them
          form.clearErrors(['group_id', 'folder_id']);
        },
      }),
    [form],
  );
