import { Globe, type LucideIcon, Megaphone, Settings, SlidersHorizontal } from 'lucide-react';
import { type Cabinet, cabinets, type Section, sectionLabels } from '@/entities/session';
import { SidebarLink } from '@/shared/ui/shell';

const icons: Record<Section, LucideIcon> = {
  campaigns: Megaphone,
  sites: Globe,
  'settings-global': SlidersHorizontal,
  settings: Settings,
};

/** The sections of a cabinet, from the table of cabinets. */
export const CabinetNavigation = ({ cabinet }: { cabinet: Cabinet }) =>
  cabinets[cabinet].sections.map((section) => {
    const Icon = icons[section];
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
