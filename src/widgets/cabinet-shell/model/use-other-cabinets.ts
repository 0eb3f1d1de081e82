import { useUnit } from 'effector-react';
import { $viewer, type Cabinet, isCabinet } from '@/entities/session';

export function useOtherCabinets(cabinet: Cabinet): readonly Cabinet[] {
  const viewer = useUnit($viewer);
  return viewer?.supportPanels.filter(isCabinet).filter((panel) => panel !== cabinet) ?? [];
}
