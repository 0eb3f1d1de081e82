import { Archive, FolderInput, Pencil, Play, Square } from 'lucide-react';
import type { Group, GroupStatus } from '@/entities/group';
import { useConfirm } from '@/shared/ui/confirm-dialog';
import { type MenuItem, type MenuLink, RowMenu } from '@/shared/ui/menu';
import { useUpdateGroup } from '../api/use-update-group';

interface GroupMenuProps {
  group: Group;
  /** Leads to its form; nothing offers it where that is in sight already. */
  edit?: Pick<MenuLink, 'to' | 'params'>;
  /** Asks for a folder; nothing offers it where nobody does. */
  onMoveToFolder?: (() => void) | undefined;
}

const alreadyIs = (group: Group, status: GroupStatus, text: string) => (group.status === status ? text : undefined);

/** What can be done with a group without opening it. All of its campaigns feel it. */
export function GroupMenu({ group, edit, onMoveToFolder }: GroupMenuProps) {
  const { mutate: update } = useUpdateGroup(group);
  const confirm = useConfirm();

  const archive = async () => {
    const text = 'Its campaigns stop serving at once. Start brings it back.';
    if (await confirm({ title: `Archive ${group.name}?`, text, confirmLabel: 'Archive' }))
      update({ status: 'archive' });
  };

  const items: MenuItem[] = [
    ...(edit ? [{ key: 'edit', label: 'Edit', icon: <Pencil aria-hidden />, ...edit }] : []),
    {
      key: 'start',
      label: 'Start',
      icon: <Play aria-hidden />,
      disabledReason: alreadyIs(group, 'working', 'It works already'),
      onSelect: () => update({ status: 'working' }),
    },
    {
      key: 'stop',
      label: 'Stop',
      icon: <Square aria-hidden />,
      disabledReason: alreadyIs(group, 'stopped', 'It is stopped already'),
      onSelect: () => update({ status: 'stopped' }),
    },
    ...(onMoveToFolder
      ? [{ key: 'move', label: 'Move to folder', icon: <FolderInput aria-hidden />, onSelect: onMoveToFolder }]
      : []),
    {
      key: 'archive',
      label: 'Archive',
      icon: <Archive aria-hidden />,
      disabledReason: alreadyIs(group, 'archive', 'It is in the archive already'),
      onSelect: () => void archive(),
    },
  ];

  return <RowMenu name={group.name} items={items} />;
}
