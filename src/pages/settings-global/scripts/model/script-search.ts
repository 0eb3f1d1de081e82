import { idFrom } from '@/shared/lib/search';

/** Reads the version to show from the URL; undefined for the current one. */
export const scriptSearch = ({ version }: Record<string, unknown>): { version?: number | undefined } => ({
  version: idFrom(1, version),
});
