import { chakra } from '@chakra-ui/react/styled-system';
import type { EntityStatus } from '@/shared/theme';
import { statusIcons } from './status-icons';

const tint = (status: EntityStatus) => ({ bg: `status.${status}.subtle`, color: `status.${status}.text` });

const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    h: '6',
    ps: '1.5',
    pe: '2',
    borderRadius: 'sm',
    textStyle: 'caption',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    '& svg': { boxSize: '3.5', flexShrink: 0 },
  },
  variants: {
    status: {
      approved: tint('approved'),
      working: tint('working'),
      stopped: tint('stopped'),
      moderate: tint('moderate'),
      returned: tint('returned'),
      ban: tint('ban'),
      deleted: tint('deleted'),
      lock: tint('lock'),
      archive: tint('archive'),
    },
  },
});

interface StatusBadgeProps {
  status: EntityStatus;
  /** Readable name, such as "On moderation". */
  children: string;
}

/** Status of an entity; colour, icon and word mean the same everywhere. */
export function StatusBadge({ status, children }: StatusBadgeProps) {
  const Icon = statusIcons[status];
  return (
    <Badge status={status} translate="no">
      <Icon aria-hidden />
      <span>{children}</span>
    </Badge>
  );
}
