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
  /** The campaign that the edit is based on: the server refuses edits of an outdated version. */
  base: EditedCampaign;
  body: ReturnType<typeof toBody>;
}

/** Saves an edit and returns the saved campaign. */
export function useSaveCampaign() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { hasForm: true },
    mutationFn: async ({ base: { id, status, version, terms }, body: { folder_id, ...body } }: Edit) => {
      // moving a campaign does not change its version, so the folder is sent only if it was changed here
      const place = folder_id === terms.folder_id ? {} : { folder_id };
      return toEditedCampaign(await updateCampaign(id, { ...body, ...place, status, version }), body.ads);
    },
    onSuccess: async (saved) => {
      notify.success(`Campaign ${saved.name} updated`);
      // the save may have changed counts of groups and folders
      const queryKeys = [campaignQueries.all(), groupQueries.all(), folderQueries.list('campaign').queryKey];
      await Promise.all(queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey, refetchType: 'none' })));
      // the form continues with the saved campaign
      queryClient.setQueryData(editedCampaignQueries.detail(saved.id).queryKey, saved);
    },
    // after a refusal, show the current state
    onError: () => queryClient.invalidateQueries({ queryKey: campaignQueries.all() }),
  });
}
