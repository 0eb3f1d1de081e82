import { type Cabinet, cabinets, sectionLabels } from '@/entities/session';
import { SidebarLink } from '@/shared/ui/shell';
import { sectionIcons } from '../model/section-icons';

/** The sections of a cabinet, from the table of cabinets. */
export const CabinetNavigation = ({ cabinet }: { cabinet: Cabinet }) =>
  cabinets[cabinet].sections.map((section) => {
    const Icon = sectionIcons[section];
    return (
      <SidebarLink
        key={section}
        to={`/$cabinet/${section}`}
        params={{ cabinet }}
        icon={<Icon aria-hidden />}
        label={sectionLabels[section]}
      />
    );
  });
