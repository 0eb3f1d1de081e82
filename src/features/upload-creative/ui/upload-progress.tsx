import { chakra } from '@chakra-ui/react/styled-system';
import { Pause, Play, RotateCw, X } from 'lucide-react';
import { formatBytes, formatDuration } from '@/shared/lib/format';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { ProgressBar } from '@/shared/ui/progress';
import { percent, type UploadState } from '../model/upload-state';

const Actions = chakra('div', { base: { display: 'flex', gap: '2', flexWrap: 'wrap' } });
const Stack = chakra('div', { base: { display: 'grid', gap: '3' } });

type Travelling = Extract<UploadState, { sent: number }>;

function progressText(state: Travelling): string {
  const share = `${percent(state)} %, ${formatBytes(state.sent)} of ${formatBytes(state.total)}`;
  switch (state.phase) {
    case 'paused':
      return `${share}, paused`;
    case 'waiting':
      return `${share}, connection lost, going on when it is back`;
    case 'uploading':
      return state.secondsLeft === null ? share : `${share}, ${formatDuration(state.secondsLeft)} left`;
  }
}

interface UploadProgressProps {
  state: UploadState;
  onPause: () => void;
  onResume: () => void;
  onRetry: () => void;
  onCancel: () => void;
}

/** How far an upload is, and what can be done about it. */
export function UploadProgress({ state, onPause, onResume, onRetry, onCancel }: UploadProgressProps) {
  switch (state.phase) {
    case 'done':
      return null;
    case 'checking':
      return <ProgressBar label="Upload" value={100} valueText="Uploaded, checking the video" />;
    case 'failed':
      return (
        <Stack>
          <Banner tone="error" title="The video was not uploaded">
            {state.message}
          </Banner>
          <Actions>
            <Button variant="outline" size="sm" icon={<RotateCw />} onClick={onRetry}>
              Try again
            </Button>
            <Button variant="ghost" size="sm" icon={<X />} onClick={onCancel}>
              Choose another file
            </Button>
          </Actions>
        </Stack>
      );
    default:
      return (
        <Stack>
          <ProgressBar label="Upload" value={percent(state)} valueText={progressText(state)} />
          <Actions>
            {state.phase === 'paused' ? (
              <Button variant="outline" size="sm" icon={<Play />} onClick={onResume}>
                Resume
              </Button>
            ) : (
              <Button variant="outline" size="sm" icon={<Pause />} onClick={onPause}>
                Pause
              </Button>
            )}
            <Button variant="ghost" size="sm" icon={<X />} onClick={onCancel}>
              Cancel
            </Button>
          </Actions>
        </Stack>
      );
  }
}
