import { EllipsisVertical } from 'lucide-react';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu } from './menu';
import type { MenuItem } from './menu-item';

interface RowMenuProps {
  name: string;
  items: readonly MenuItem[];
  size?: 'sm' | 'md';
  /** `tabIndex` of the button, for rows that manage the focus themselves. */
  tabIndex?: number;
}

/** Menu with the actions on a row of a list. */
export function RowMenu({ name, items, ...button }: RowMenuProps) {
  const label = `Actions for ${name}`;
  return (
    <Menu
      label={label}
      trigger={<IconButton label={label} icon={<EllipsisVertical aria-hidden />} {...button} />}
      items={items}
    />
  );
}
