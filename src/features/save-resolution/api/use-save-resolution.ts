import { useMutation, useQueryClient } from '@tanstack/react-query';
import { resolutionQueries } from '@/entities/resolution';
import { createResolution, type ResolutionInput, updateResolution } from '@/shared/api';

/** Creates a resolution, or changes the one with the id. */
export function useSaveResolution(resolutionId: number | undefined) {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { hasForm: true },
    mutationFn: (values: ResolutionInput) =>
      resolutionId === undefined ? createResolution(values) : updateResolution(resolutionId, values),
    onSettled: () => queryClient.invalidateQueries(resolutionQueries.list()),
  });
}
