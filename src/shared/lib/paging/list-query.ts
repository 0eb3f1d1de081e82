import { keepPreviousData } from '@tanstack/react-query';

/** How a screen keeps its list, which the screen's route asks for. */
export const listQuery = {
  placeholderData: keepPreviousData,
  /** The route asks anew; a call that fails while the screen appears would be made once more. */
  retryOnMount: false,
} as const;
