import { useMutation, useQueryClient } from '@tanstack/react-query';
import { campaignQueries } from '@/entities/campaign';
import { folderQueries } from '@/entities/folder';
import { groupQueries } from '@/entities/group';
import { updateCampaign } from '@/shared/api';
import { notify } from '@/shared/ui/toaster';
import type { toBody } from '../model/campaign-form';
import { type EditedCampaign, toEditedCampaign } from '../model/edited-campaign';
import { editedCampaignQueries } from './edited-campaign-queries';

interface Edit {
  /** The campaign the edit started from: the server refuses edits of an outdated version. */
  base: EditedCampaign;
  body: ReturnType<typeof toBody>;
}

/** Saves an edit and returns the campaign as it is now. */
export function useSaveCampaign() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { hasForm: true },
    mutationFn: async ({ base: { id, status, version, terms }, body: { folder_id, ...body } }: Edit) => {
      // moving a campaign does not change its version: send the folder only if it was chosen here
      const place = folder_id === terms.folder_id ? {} : { folder_id };
      return toEditedCampaign(await updateCampaign(id, { ...body, ...place, status, version }), body.ads);
    },
    onSuccess: async (saved) => {
      notify.success(`Campaign ${saved.name} updated`);
      // the counts of groups and folders have changed
      const queryKeys = [campaignQueries.all(), groupQueries.all(), folderQueries.list('campaign').queryKey];
      await Promise.all(queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey, refetchType: 'none' })));
      // the form continues from what it saved
      queryClient.setQueryData(editedCampaignQueries.detail(saved.id).queryKey, saved);
    },
    // after a refusal, show the current state
    onError: () => queryClient.invalidateQueries({ queryKey: campaignQueries.all() }),
  });
}
