import { useMutation } from '@tanstack/react-query';
import { type Resolution, resolutionQueries, resolutionSize } from '@/entities/resolution';
import { createResolution, type ResolutionInput, updateResolution } from '@/shared/api';

/** Creates a resolution, or changes the one with the id. */
export const useSaveResolution = (resolutionId: number | undefined) =>
  useMutation({
    meta: {
      hasForm: true,
      invalidates: [resolutionQueries.list().queryKey],
      success: (saved: Resolution) =>
        `Resolution ${resolutionSize(saved)} ${resolutionId === undefined ? 'created' : 'updated'}`,
    },
    mutationFn: (values: ResolutionInput): Promise<Resolution> =>
      resolutionId === undefined ? createResolution(values) : updateResolution(resolutionId, values),
  });
