import { formatBytes, formatDuration } from '@/shared/lib/format';
import { percent, type TransferState, type Travelling } from './transfer-state';

/** What is written beside the bar: `62 %, 15 MB of 24 MB, 1:20 left`. */
export function progressText(state: Travelling): string {
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

/** What those hear who don't see the bar: its turns, not each percent. A failure is an alert already. */
export const announcements: Record<TransferState['phase'], (what: string) => string> = {
  uploading: (what) => `Uploading the ${what}`,
  paused: () => 'Upload paused',
  waiting: () => 'Connection lost. The upload goes on when it is back',
  checking: (what) => `Checking the ${what}`,
  done: (what) => `The ${what} is uploaded`,
  failed: () => '',
};
