import { useParams } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { $cabinet } from '@/entities/session';

/** Whether the router's screen belongs to the cabinet that was entered, rather than to the cabinet that is left. */
export function useHasScreen(): boolean {
  const entered = useUnit($cabinet);
  return useParams({ strict: false, select: ({ cabinet }) => cabinet === entered });
}
