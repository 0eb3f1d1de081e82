import { useMutation } from '@tanstack/react-query';
import { type Resolution, resolutionQueries, resolutionSize } from '@/entities/resolution';
import { removeResolution } from '@/shared/api';
import { useConfirm } from '@/shared/ui/confirm-dialog';

/** Asks once, then removes a resolution. */
export function useRemoveResolution() {
  const confirm = useConfirm();
  const { mutate } = useMutation({
    meta: { invalidates: [resolutionQueries.list().queryKey], success: 'Resolution removed' },
    mutationFn: (resolutionId: number) => removeResolution(resolutionId),
  });

  return async (resolution: Resolution) => {
    const sure = await confirm({
      title: `Remove ${resolutionSize(resolution)}?`,
      text: 'Targeting can no longer name it.',
      confirmLabel: 'Remove',
      danger: true,
    });
    if (sure) mutate(resolution.id);
  };
}
