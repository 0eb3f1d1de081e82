import { Archive, FolderInput, Pencil, Play, Square } from 'lucide-react';
import type { Group, GroupStatus } from '@/entities/group';
import { type MenuItem, type MenuLink, RowMenu } from '@/shared/ui/menu';
import { useChangeGroups } from '../api/use-change-groups';

interface GroupMenuProps {
  group: Group;
  /** Shows the link to the form; omitted where one is already visible. */
  edit?: Pick<MenuLink, 'to' | 'params'>;
  /** Opens the choice of a folder; without it the action is not offered. */
  onMoveToFolder?: (() => void) | undefined;
}

const alreadyIs = (group: Group, status: GroupStatus, text: string) => (group.status === status ? text : undefined);

/** Actions on a group. They affect all of its campaigns. */
export function GroupMenu({ group, edit, onMoveToFolder }: GroupMenuProps) {
  const { run, dialog } = useChangeGroups();

  const items: MenuItem[] = [
    ...(edit ? [{ key: 'edit', label: 'Edit', icon: <Pencil aria-hidden />, ...edit }] : []),
    {
      key: 'start',
      label: 'Start',
      icon: <Play aria-hidden />,
      disabledReason: alreadyIs(group, 'working', 'Already working'),
      onSelect: () => run('start', [group]),
    },
    {
      key: 'stop',
      label: 'Stop',
      icon: <Square aria-hidden />,
      disabledReason: alreadyIs(group, 'stopped', 'Already stopped'),
      onSelect: () => run('stop', [group]),
    },
    ...(onMoveToFolder
      ? [{ key: 'move', label: 'Move to folder', icon: <FolderInput aria-hidden />, onSelect: onMoveToFolder }]
      : []),
    {
      key: 'archive',
      label: 'Archive',
      icon: <Archive aria-hidden />,
      disabledReason: alreadyIs(group, 'archive', 'Already archived'),
      onSelect: () => run('archive', [group]),
    },
  ];

  return (
    <>
      <RowMenu name={group.name} items={items} />
      {dialog}
    </>
  );
}
