import { ChevronsUpDown } from 'lucide-react';
import { type Cabinet, cabinets } from '@/entities/session';
import { Button } from '@/shared/ui/button';
import { Menu } from '@/shared/ui/menu';
import { useOtherCabinets } from '../model/use-other-cabinets';

/** The way between cabinets, for those who have several. */
export function CabinetSwitch({ cabinet }: { cabinet: Cabinet }) {
  const others = useOtherCabinets(cabinet);
  if (others.length === 0) return null;

  return (
    <Menu
      label="Cabinets"
      trigger={
        <Button variant="ghost" size="sm" icon={<ChevronsUpDown aria-hidden />}>
          {cabinets[cabinet].label}
        </Button>
      }
      items={others.map((other) => ({
        key: other,
        label: cabinets[other].label,
        to: `/$cabinet/${cabinets[other].defaultSection}`,
        params: { cabinet: other },
        preload: false,
      }))}
    />
  );
}
