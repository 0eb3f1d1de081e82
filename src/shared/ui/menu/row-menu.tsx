import { EllipsisVertical } from 'lucide-react';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu, type MenuItem } from './menu';

interface RowMenuProps {
  /** Whose actions they are: the record's name. */
  name: string;
  items: readonly MenuItem[];
  size?: 'sm' | 'md';
  /** Of the button, where the row around it has a focus of its own. */
  tabIndex?: number;
}

/** What can be done with one record of a list without opening it. */
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
