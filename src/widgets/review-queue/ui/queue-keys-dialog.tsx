import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { styled } from '@/shared/theme';
import { Dialog } from '@/shared/ui/dialog';
import { Switch } from '@/shared/ui/field';
import { ShortcutKeys } from '@/shared/ui/shortcut';

const Table = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '4',
    rowGap: '2',
    mb: '4',
    '& dd': { minW: '0' },
  },
});

const Note = styled('p', { base: { textStyle: 'small', color: 'text.muted', mb: '4' } });

interface Row {
  keys: readonly string[];
  spoken: string;
  does: string;
}

const keysOf = (noun: string, hasPlayer: boolean): readonly Row[] => [
  { keys: ['J'], spoken: 'J', does: `Next ${noun}` },
  { keys: ['K'], spoken: 'K', does: `Previous ${noun}` },
  { keys: ['↓', '↑'], spoken: 'Arrow down, Arrow up', does: 'The same while the focus is in the queue' },
  ...(hasPlayer ? [{ keys: ['Space'], spoken: 'Space', does: 'Play or pause' }] : []),
  { keys: ['A'], spoken: 'A', does: 'Approve' },
  { keys: ['R'], spoken: 'R', does: 'Return, with a reason' },
  { keys: ['B'], spoken: 'B', does: 'Ban, with a reason' },
  { keys: ['?'], spoken: 'Question mark', does: 'Show these keys' },
];

interface QueueKeysDialogProps {
  /** The singular noun of the entries: "advert". */
  noun: string;
  hasPlayer: boolean;
  hasShortcuts: boolean;
  onChoose: (hasShortcuts: boolean) => void;
  onClose: () => void;
}

/** Lists the keyboard shortcuts of the queue, with a switch to turn them off. */
export function QueueKeysDialog({ noun, hasPlayer, hasShortcuts, onChoose, onClose }: QueueKeysDialogProps) {
  return (
    <Dialog title="Keys of the queue" open onOpenChange={(open) => !open && onClose()}>
      <Table>
        {keysOf(noun, hasPlayer).map(({ keys, spoken, does }) => [
          <dt key={`${does} keys`}>
            <ShortcutKeys keys={keys} />
            <VisuallyHidden>{spoken}</VisuallyHidden>
          </dt>,
          <dd key={does}>{does}</dd>,
        ])}
      </Table>
      {hasPlayer && <Note>In the player, K plays and pauses.</Note>}
      <Switch label="Use single-key shortcuts" checked={hasShortcuts} onChange={onChoose} />
    </Dialog>
  );
}
