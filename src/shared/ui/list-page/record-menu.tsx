import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type MenuLink, RowMenu } from '@/shared/ui/menu';

interface RecordDialog {
  label: string;
  icon: ReactNode;
  /** Mounted while it is open. */
  render: (onClose: () => void) => ReactNode;
}

interface RecordMenuProps {
  /** The record's name. */
  name: string;
  /** Asks and removes: what `useRemoval` returns. */
  onRemove: () => void;
  /** How the record is edited: its form, a `FormDialog` that is mounted while it is open, or a link to its page. */
  edit: RecordDialog['render'] | Pick<MenuLink, 'to' | 'params'>;
  /** Further dialogs about the record, such as its history. */
  dialogs?: readonly RecordDialog[];
}

/** The actions of a record of a short list: Edit, its dialogs, and Remove. Belongs into an `actionsColumn`. */
export function RecordMenu({ name, onRemove, edit, dialogs = [] }: RecordMenuProps) {
  const [open, setOpen] = useState<string | null>(null);
  const editing = { key: 'Edit', label: 'Edit', icon: <Pencil aria-hidden /> };
  const inDialog = typeof edit === 'function' ? [{ ...editing, render: edit }, ...dialogs] : dialogs;
  const items = inDialog.map(({ label, icon }) => ({ key: label, label, icon, onSelect: () => setOpen(label) }));
  const link = typeof edit === 'function' ? [] : [{ ...editing, ...edit }];
  const remove = { key: 'Remove', label: 'Remove', icon: <Trash2 aria-hidden />, danger: true, onSelect: onRemove };
  return (
    <>
      <RowMenu name={name} items={[...link, ...items, remove]} />
      {inDialog.find(({ label }) => label === open)?.render(() => setOpen(null))}
    </>
  );
}
