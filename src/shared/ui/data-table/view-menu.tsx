import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useIsBelow } from '@/shared/lib/media-query';
import type { TablePreferences } from '@/shared/lib/preferences';
import { IconButton } from '@/shared/ui/icon-button';
import { useMenuOnDemand } from '@/shared/ui/menu';
import type { ColumnFacts } from './column-facts';
import { ColumnOrderDialog } from './column-order-dialog';

export interface PageSizeChoice {
  size: number;
  sizes: readonly number[];
  onChange: (size: number) => void;
}

export interface ViewMenuProps {
  facts: readonly ColumnFacts[];
  preferences: TablePreferences;
  onChange: (preferences: TablePreferences) => void;
  paging: PageSizeChoice | undefined;
}

const load = async () => (await import('./open-view-menu')).OpenViewMenu;

/** Menu for column visibility and order, density and page size. */
export function ViewMenu(props: ViewMenuProps) {
  const asCards = useIsBelow('sm');
  const [isOrdering, setIsOrdering] = useState(false);
  const end = () => setIsOrdering(false);
  const { menuButton, Open, openProps } = useMenuOnDemand(
    <IconButton label={viewLabel(asCards, props.paging !== undefined)} icon={<SlidersHorizontal aria-hidden />} />,
    load,
  );
  return (
    <>
      {menuButton}
      {Open && <Open {...props} {...openProps} asCards={asCards} onOrder={() => setIsOrdering(true)} />}
      {isOrdering && <ColumnOrderDialog {...props} onClose={end} />}
    </>
  );
}

function viewLabel(asCards: boolean, paged: boolean): string {
  if (asCards) return paged ? 'Columns and page size' : 'Columns';
  return paged ? 'Columns, density and page size' : 'Columns and density';
}
