import { formatBytes } from '@preroll/rules/text/format-bytes';
import { formatDuration } from '@/shared/lib/format';
import { percent, type TransferInProgress, type TransferState } from './transfer-state';

/** Text beside the progress bar: `62%, 15 MB of 24 MB, 1:20 left`. */
export function progressText(state: TransferInProgress): string {
  const share = `${percent(state)}%, ${formatBytes(state.sent)} of ${formatBytes(state.total)}`;
  switch (state.phase) {
    case 'paused':
      return `${share}, paused`;
    case 'waiting':
      return `${share}, connection lost, resumes when it is back`;
    case 'uploading':
      return state.secondsLeft === null ? share : `${share}, ${formatDuration(state.secondsLeft)} left`;
  }
}

/** Screen reader announcement for each phase. Failures are announced by their alert. */
export const announcements: Record<TransferState['phase'], (what: string) => string> = {
  uploading: (what) => `Uploading the ${what}`,
  paused: () => 'Upload paused',
  waiting: () => 'Connection lost. The upload resumes when it is back',
  checking: (what) => `Checking the ${what}`,
  done: (what) => `The ${what} is uploaded`,
  failed: () => '',
};
