import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useIsBelow } from '@/shared/lib/media-query';
import { IconButton } from '@/shared/ui/icon-button';
import { useMenuOnDemand } from '@/shared/ui/menu';
import { ColumnOrderDialog } from './column-order-dialog';
import type { ViewMenuProps } from './view-menu-props';

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
