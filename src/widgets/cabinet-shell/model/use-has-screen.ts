import { useParams } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { $cabinet } from '@/entities/session';

/** Whether the router's screen is one of the cabinet that was entered, and not yet that of the cabinet before. */
export function useHasScreen(): boolean {
  const entered = useUnit($cabinet);
  return useParams({ strict: false, select: ({ cabinet }) => cabinet === entered });
}
