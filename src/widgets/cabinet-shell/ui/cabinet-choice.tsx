import { type Cabinet, cabinets } from '@/entities/session';
import { CabinetSwitch } from '@/shared/ui/shell';
import { useOtherCabinets } from '../model/use-other-cabinets';

export function CabinetChoice({ cabinet }: { cabinet: Cabinet }) {
  const others = useOtherCabinets(cabinet);
  return (
    <CabinetSwitch
      cabinet={cabinets[cabinet].label}
      others={others.map((other) => ({
        key: other,
        label: cabinets[other].label,
        to: `/$cabinet/${cabinets[other].defaultSection}`,
        params: { cabinet: other },
        preload: false,
      }))}
    />
  );
}
