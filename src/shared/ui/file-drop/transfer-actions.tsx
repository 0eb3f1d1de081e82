import { chakra } from '@chakra-ui/react/styled-system';
import { Pause, Play, RotateCw, X } from 'lucide-react';
import { Button } from '@/shared/ui/button';
import type { TransferState } from './transfer-state';

const Row = chakra('div', { base: { display: 'flex', gap: '2', flexWrap: 'wrap' } });

export interface TransferActionsProps {
  phase: TransferState['phase'];
  onPause: () => void;
  onResume: () => void;
  /** Left out where the same file would fail again. */
  onRetry?: () => void;
  /** Gives the file up, whether it travels, has failed or has arrived. */
  onCancel: () => void;
}

/** What can be done about a file on its way. Pause and Resume are one button, so that the focus stays. */
export function TransferActions({ phase, onPause, onResume, onRetry, onCancel }: TransferActionsProps) {
  switch (phase) {
    case 'checking':
      return null;
    case 'done':
      return (
        <Row>
          <Button variant="outline" size="sm" onClick={onCancel}>
            Choose another file
          </Button>
        </Row>
      );
    case 'failed':
      return (
        <Row>
          {onRetry && (
            <Button variant="outline" size="sm" icon={<RotateCw />} onClick={onRetry}>
              Try again
            </Button>
          )}
          <Button variant="ghost" size="sm" icon={<X />} onClick={onCancel}>
            Choose another file
          </Button>
        </Row>
      );
    default: {
      const isPaused = phase === 'paused';
      return (
        <Row>
          <Button
            variant="outline"
            size="sm"
            icon={isPaused ? <Play /> : <Pause />}
            onClick={isPaused ? onResume : onPause}
          >
            {isPaused ? 'Resume' : 'Pause'}
          </Button>
          <Button variant="ghost" size="sm" icon={<X />} onClick={onCancel}>
            Cancel
          </Button>
        </Row>
      );
    }
  }
}
