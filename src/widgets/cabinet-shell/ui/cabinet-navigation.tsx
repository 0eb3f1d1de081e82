import { useUnit } from 'effector-react';
import { $depth, type Cabinet, cabinets, hasFolders, type Section, sectionLabels } from '@/entities/session';
import { SidebarLink } from '@/shared/ui/shell';
import { sectionIcons } from '../model/section-icons';

/** What lies in the folders of a section. */
const folderKinds: Partial<Record<Section, 'site' | 'campaign'>> = { sites: 'site', campaigns: 'campaign' };

/** The sections of a cabinet, from the table of cabinets. Who comes back to one is in the folder that they left. */
export function CabinetNavigation({ cabinet }: { cabinet: Cabinet }) {
  const depth = useUnit($depth);
  return cabinets[cabinet].sections.map((section) => {
    const Icon = sectionIcons[section];
    const kind = folderKinds[section];
    const folder = kind && hasFolders(cabinet, kind) ? depth[kind].at(-1) : undefined;
    return (
      <SidebarLink
        key={section}
        to={`/$cabinet/${section}`}
        params={{ cabinet }}
        search={{ folder }}
        activeOptions={{ includeSearch: false }}
        icon={<Icon aria-hidden />}
        label={sectionLabels[section]}
      />
    );
  });
}
