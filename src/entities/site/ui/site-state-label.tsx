import type { ReactNode } from 'react';
import { StateLabel } from '@/shared/ui/state-label';
import type { Site } from '../model/site';
import { siteStates } from '../model/site-state';

export function SiteStateLabel({ site, reason }: { site: Pick<Site, 'state'>; reason?: ReactNode }) {
  const { label, kind } = siteStates[site.state];
  return (
    <StateLabel state={kind} {...(reason !== undefined && { reason })}>
      {label}
    </StateLabel>
  );
}
