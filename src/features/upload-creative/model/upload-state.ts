import type { MediaFile } from '@/shared/api';
import type { TransferState } from '@/shared/ui/file-drop';

/** How far a video is on its way to the server, and in the end what the server keeps. */
export type UploadState = Exclude<TransferState, { phase: 'done' }> | { phase: 'done'; media: MediaFile };

/**
 * Seconds until all has arrived at the pace since the upload began or went on; null while there is no pace yet.
 */
export function secondsLeft(pace: { bytes: number; milliseconds: number }, bytesToGo: number): number | null {
  if (pace.bytes <= 0 || pace.milliseconds < 1000) return null;
  return Math.ceil((bytesToGo * pace.milliseconds) / pace.bytes / 1000);
}
