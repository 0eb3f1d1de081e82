import { idFrom } from '@/shared/lib/search';

/** Reads from the URL which version's code is shown; the current one without it. */
export const scriptSearch = ({ version }: Record<string, unknown>): { version?: number | undefined } => ({
  version: idFrom(1, version),
});
