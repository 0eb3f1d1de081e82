import { readZonedPeriodState } from '@preroll/rules/time/periods';

const kinds = ['video', 'videojs', 'shaka', 'iframe', 'prebid', 'ads-txt'] as const;

const kindOf = ({ code }: Record<string, unknown>): { code?: (typeof kinds)[number] | undefined } => ({
  code: kinds.find((kind) => kind === code),
});

/** Reads what a placement's page shows from the URL: the kind of tag code, the VAST URL without one, and the dates. */
export const placementSearch = (search: Record<string, unknown>) => ({
  ...kindOf(search),
  ...readZonedPeriodState(search),
});
