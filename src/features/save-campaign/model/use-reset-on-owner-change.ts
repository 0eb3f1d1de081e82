import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CampaignFormValues } from './campaign-form';

/** Clears the group and the folder when another owner is chosen, because they belong to one owner. */
export const useResetOnOwnerChange = (form: UseFormReturn<CampaignFormValues>) =>
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        // a change without a name comes from continuing a draft, which sets all fields at once
        callback: ({ name }) => {
          if (name !== 'owner_id') return;
          form.setValue('group_id', null, { shouldDirty: true });
          form.setValue('folder_id', null, { shouldDirty: true });
          // their errors refer to the removed values
          form.clearErrors(['group_id', 'folder_id']);
        },
      }),
    [form],
  );
