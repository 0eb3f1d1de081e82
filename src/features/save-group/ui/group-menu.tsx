import { Archive, FolderInput, Pencil, Play, Square, Trash2 } from 'lucide-react';
import type { Group, GroupStatus } from '@/entities/group';
import { formatCount } from '@/shared/lib/format';
import { type MenuItem, type MenuLink, RowMenu } from '@/shared/ui/menu';
import { useChangeGroups } from '../api/use-change-groups';

interface GroupMenuProps {
  group: Group;
  /** The link to the form; omitted if one is already visible. */
  edit?: Pick<MenuLink, 'to' | 'params'>;
  /** Opens the choice of a folder; without it, the action is not offered. */
  onMoveToFolder?: (() => void) | undefined;
  /** Removes the group after a confirmation; without it, the action is not offered. */
  onRemove?: (() => void) | undefined;
}

const alreadyIs = (group: Group, status: GroupStatus, text: string) => (group.status === status ? text : undefined);

const inUse = (campaigns: number) =>
  campaigns === 0
    ? undefined
    : `${formatCount(campaigns, 'campaign is', 'campaigns are')} in this group: move them out first`;

/** The actions on a group, which affect all of its campaigns. */
export function GroupMenu({ group, edit, onMoveToFolder, onRemove }: GroupMenuProps) {
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
    ...(onRemove
      ? [
          {
            key: 'remove',
            label: 'Remove',
            icon: <Trash2 aria-hidden />,
            danger: true,
            disabledReason: inUse(group.campaignsCount),
            onSelect: onRemove,
          },
        ]
      : []),
  ];

  return (
    <>
      <RowMenu name={group.name} items={items} />
      {dialog}
    </>
  );
}
