import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, use, useEffect, useState } from 'react';
import { type MenuAction, type MenuLink, RowMenu } from '@/shared/ui/menu';
import { RowDialogContext } from './row-dialogs';

interface RecordDialog {
  label: string;
  icon: ReactNode;
  /** The dialog, which is open while mounted. */
  render: (onClose: () => void) => ReactNode;
}

interface RecordMenuProps {
  name: string;
  /** Removes the record after a confirmation: the result of `useRemoval`. */
  onRemove: () => void;
  /** Disables Remove and gives the reason. */
  removalBlockedBy?: string | undefined;
  /** Edits the record: a `FormDialog` that is open while mounted, or a link to a page. */
  edit: RecordDialog['render'] | Pick<MenuLink, 'to' | 'params'>;
  /** Further immediate actions, such as Stop. */
  actions?: readonly MenuAction[];
  /** Further dialogs about the record, such as its history. */
  dialogs?: readonly RecordDialog[];
}

/**
 * The actions of a record in a short list: Edit, its own actions and dialogs, and Remove. Used in an `actionsColumn`.
 */
export function RecordMenu({ name, onRemove, removalBlockedBy, edit, actions = [], dialogs = [] }: RecordMenuProps) {
  const [open, setOpen] = useState<string | null>(null);
  const notifyDialog = use(RowDialogContext);
  useEffect(() => {
    if (open === null) return;
    notifyDialog(true);
    return () => notifyDialog(false);
  }, [open, notifyDialog]);
  const editing = { key: 'Edit', label: 'Edit', icon: <Pencil aria-hidden /> };
  const toItem = ({ label, icon }: RecordDialog) => ({ key: label, label, icon, onSelect: () => setOpen(label) });
  const editor = typeof edit === 'function' ? { ...editing, render: edit } : null;
  const first = editor ? toItem(editor) : { ...editing, ...edit };
  const inDialog = editor ? [editor, ...dialogs] : dialogs;
  const remove = {
    key: 'Remove',
    label: 'Remove',
    icon: <Trash2 aria-hidden />,
    danger: true,
    disabledReason: removalBlockedBy,
    onSelect: onRemove,
  };
  return (
    <>
      <RowMenu name={name} items={[first, ...actions, ...dialogs.map(toItem), remove]} />
      {inDialog.find(({ label }) => label === open)?.render(() => setOpen(null))}
    </>
  );
}
