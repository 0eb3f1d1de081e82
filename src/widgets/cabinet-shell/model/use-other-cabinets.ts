import { useUnit } from 'effector-react';
import { $viewer, type Cabinet, isCabinet } from '@/entities/session';

/** The cabinets that somebody may go to from this one. */
export function useOtherCabinets(cabinet: Cabinet): readonly Cabinet[] {
  const viewer = useUnit($viewer);
  return viewer?.supportPanels.filter(isCabinet).filter((panel) => panel !== cabinet) ?? [];
}
