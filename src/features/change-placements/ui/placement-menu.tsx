import { Archive, Pencil, Play, Square, Trash2 } from 'lucide-react';
import { placementQueries } from '@/entities/placement';
import { siteQueries } from '@/entities/site';
import { type Placement, type PlacementStatus, removePlacement } from '@/shared/api';
import { useRemoval } from '@/shared/ui/confirm-dialog';
import { type MenuItem, type MenuLink, RowMenu } from '@/shared/ui/menu';
import { useChangePlacements } from '../api/use-change-placements';

interface PlacementMenuProps {
  placement: Placement;
  /** The link to the placement's page; omitted on that page. */
  open?: Pick<MenuLink, 'to' | 'params'>;
  onRemoved?: () => void;
}

export function PlacementMenu({ placement, open, onRemoved }: PlacementMenuProps) {
  const { run, dialog } = useChangePlacements();
  const remove = useRemoval<Placement>({
    question: ({ name }) => ({
      title: `Remove ${name}?`,
      text: 'Players that still have its tag get no adverts. This cannot be undone.',
    }),
    remove: ({ id }) => removePlacement(id),
    meta: {
      invalidates: [{ queryKey: placementQueries.all() }, { queryKey: siteQueries.all() }],
      success: 'Placement removed',
    },
    ...(onRemoved && { onSuccess: onRemoved }),
  });
  const alreadyIs = (status: PlacementStatus, reason: string) => (placement.status === status ? reason : undefined);

  const items: MenuItem[] = [
    ...(open ? [{ key: 'open', label: 'Tag codes and settings', icon: <Pencil aria-hidden />, ...open }] : []),
    {
      key: 'start',
      label: 'Start',
      icon: <Play aria-hidden />,
      disabledReason: alreadyIs('working', 'Already working'),
      onSelect: () => run('start', [placement]),
    },
    {
      key: 'stop',
      label: 'Stop',
      icon: <Square aria-hidden />,
      disabledReason: alreadyIs('stopped', 'Already stopped'),
      onSelect: () => run('stop', [placement]),
    },
    {
      key: 'archive',
      label: 'Archive',
      icon: <Archive aria-hidden />,
      disabledReason: alreadyIs('archive', 'Already archived'),
      onSelect: () => run('archive', [placement]),
    },
    {
      key: 'remove',
      label: 'Remove',
      icon: <Trash2 aria-hidden />,
      danger: true,
      onSelect: () => void remove(placement),
    },
  ];
  return (
    <>
      <RowMenu name={placement.name} items={items} />
      {dialog}
    </>
  );
}
