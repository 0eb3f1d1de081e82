import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Dialog } from '@/shared/ui/dialog';
import { ShortcutKeys } from '@/shared/ui/shortcut';

const Table = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '4',
    rowGap: '2',
    mb: '4',
    '& dd': { minW: '0' },
  },
});

const Note = chakra('p', { base: { textStyle: 'small', color: 'text.muted' } });

const keys: readonly { keys: readonly string[]; spoken: string; does: string }[] = [
  { keys: ['J', '↓'], spoken: 'J or Arrow down', does: 'Next advert' },
  { keys: ['K', '↑'], spoken: 'K or Arrow up', does: 'Previous advert' },
  { keys: ['Space'], spoken: 'Space', does: 'Play or pause' },
  { keys: ['A'], spoken: 'A', does: 'Approve' },
  { keys: ['B'], spoken: 'B', does: 'Ban, with a reason' },
  { keys: ['R'], spoken: 'R', does: 'Return, with a reason' },
  { keys: ['?'], spoken: 'Question mark', does: 'Show these keys' },
];

/** All keys of the queue. */
export function QueueKeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keys of the queue" open onOpenChange={(open) => !open && onClose()}>
      <Table>
        {keys.map(({ keys, spoken, does }) => [
          <dt key={`${does} keys`}>
            <ShortcutKeys keys={keys} />
            <VisuallyHidden>{spoken}</VisuallyHidden>
          </dt>,
          <dd key={does}>{does}</dd>,
        ])}
      </Table>
      <Note>
        They act only while the focus is on this page, outside of fields and dialogs. The player has keys of its own: K
        plays and pauses while the focus is in it.
      </Note>
    </Dialog>
  );
}
