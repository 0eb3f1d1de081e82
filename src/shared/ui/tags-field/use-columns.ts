import { useEffect, useState } from 'react';
import { stepInPixels } from '@/shared/theme';

const ITEM_WIDTH = stepInPixels(42);

/** Number of items that fit side by side in an element. */
export function useColumns(element: HTMLElement | null): number {
  const [columns, setColumns] = useState(1);
  useEffect(() => {
    if (element === null) return;
    const observer = new ResizeObserver(() => setColumns(Math.max(1, Math.floor(element.clientWidth / ITEM_WIDTH))));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return columns;
}
