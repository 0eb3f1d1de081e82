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
  /** The campaign as it was when the edit began: the server refuses an edit of anything older than what it has. */
  base: EditedCampaign;
  body: ReturnType<typeof toBody>;
}

/** Saves what was filled in over the campaign that the edit began with, and answers it as it is now. */
export function useSaveCampaign() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { hasForm: true },
    mutationFn: async ({ base: { id, status, version, terms }, body: { folder_id, ...body } }: Edit) => {
      // who moves a campaign doesn't change it: where it lies is sent only by who has chosen it
      const place = folder_id === terms.folder_id ? {} : { folder_id };
      return toEditedCampaign(await updateCampaign(id, { ...body, ...place, status, version }), body.ads);
    },
    onSuccess: async (saved) => {
      notify.success(`Campaign ${saved.name} updated`);
      // groups and folders count what is in them
      const queryKeys = [campaignQueries.all(), groupQueries.all(), folderQueries.list('campaign').queryKey];
      await Promise.all(queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey, refetchType: 'none' })));
      // the form that saved goes on from what it saved
      queryClient.setQueryData(editedCampaignQueries.detail(saved.id).queryKey, saved);
    },
    // one that was refused is shown what is there now
    onError: (_error, { base }) => queryClient.invalidateQueries(editedCampaignQueries.detail(base.id)),
  });
}
