import { useParams } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { $cabinet } from '@/entities/session';

/**
 * Whether the current screen belongs to the entered cabinet; false while the previous cabinet's screen is still shown.
 */
export function useHasScreen(): boolean {
  const entered = useUnit($cabinet);
  return useParams({ strict: false, select: ({ cabinet }) => cabinet === entered });
}
