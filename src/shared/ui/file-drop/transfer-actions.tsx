import { Pause, Play, RotateCw, X } from 'lucide-react';
import { styled } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import type { TransferState } from './transfer-state';

const Row = styled('div', { base: { display: 'flex', gap: '2', flexWrap: 'wrap' } });

export interface TransferActionsProps {
  phase: TransferState['phase'];
  onPause: () => void;
  onResume: () => void;
  /** Omitted if the same file would fail again. */
  onRetry?: () => void;
  /** Discards the file while it uploads. */
  onCancel: () => void;
  /** Discards the failed or complete file and asks for another. */
  onReplace: () => void;
}

/** Actions on an upload. Pause and Resume share one button, so that it keeps the focus. */
export function TransferActions({ phase, onPause, onResume, onRetry, onCancel, onReplace }: TransferActionsProps) {
  switch (phase) {
    case 'checking':
      return null;
    case 'done':
      return (
        <Row>
          <Button variant="outline" size="sm" onClick={onReplace}>
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
          <Button variant="ghost" size="sm" icon={<X />} onClick={onReplace}>
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
