import { parseZonedPeriodState } from '@preroll/rules/time/periods';

const kinds = ['video', 'videojs', 'shaka', 'iframe', 'prebid', 'ads-txt'] as const;

const kindOf = ({ code }: Record<string, unknown>): { code?: (typeof kinds)[number] | undefined } => ({
  code: kinds.find((kind) => kind === code),
});

/** Reads the kind of tag code (default: VAST URL) and the dates from the URL. */
export const placementSearch = (search: Record<string, unknown>) => ({
  ...kindOf(search),
  ...parseZonedPeriodState(search),
});
