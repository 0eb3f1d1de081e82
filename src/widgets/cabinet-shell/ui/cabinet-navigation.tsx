import { useUnit } from 'effector-react';
import {
  $depth,
  type Cabinet,
  cabinets,
  hasFolders,
  managesOthers,
  type Section,
  sectionLabels,
} from '@/entities/session';
import { SidebarLink } from '@/shared/ui/shell';
import { sectionIcons } from '../model/section-icons';
import { useBalanceNote } from '../model/use-balance-note';
import { useOpenQueue } from '../model/use-open-queue';
import { useWaitingPayments } from '../model/use-waiting-payments';
import { ModerationLink } from './moderation-link';
import { SiteReviewLink } from './site-review-link';

const folderKinds: Partial<Record<Section, 'site' | 'campaign'>> = { sites: 'site', campaigns: 'campaign' };

/**
 * The navigation between a cabinet's sections, preceded by the review queues. A section reopens in the folder that was
 * last open there.
 */
export function CabinetNavigation({ cabinet }: { cabinet: Cabinet }) {
  const depth = useUnit($depth);
  const isInQueue = useOpenQueue() !== undefined;
  const balance = useBalanceNote(cabinet);
  const payments = useWaitingPayments();
  const links = cabinets[cabinet].sections.map((section) => {
    const Icon = sectionIcons[section];
    const kind = folderKinds[section];
    const folder = kind && hasFolders(cabinet, kind) ? depth[kind].at(-1) : undefined;
    return (
      <SidebarLink
        key={section}
        to={`/$cabinet/${section}`}
        params={{ cabinet }}
        search={{ folder }}
        // the queues are screens of the sections campaigns and sites, but have links of their own
        activeOptions={{ includeSearch: false, exact: isInQueue }}
        icon={<Icon aria-hidden />}
        label={sectionLabels[section]}
        {...(section === 'finances' && { note: balance, ...payments })}
      />
    );
  });
  return (
    <>
      {managesOthers(cabinet) && (
        <>
          <ModerationLink cabinet={cabinet} />
          <SiteReviewLink cabinet={cabinet} />
        </>
      )}
      {links}
    </>
  );
}
