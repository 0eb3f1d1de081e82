import type { MediaFile } from '@/shared/api';
import type { TransferState } from '@/shared/ui/file-drop';

/** The progress of an upload and, at the end, the file on the server. */
export type UploadState = Exclude<TransferState, { phase: 'done' }> | { phase: 'done'; media: MediaFile };

/** Seconds until the upload ends, at the speed since it was started or resumed; null until the speed is known. */
export function secondsLeft(pace: { bytes: number; milliseconds: number }, bytesToGo: number): number | null {
  if (pace.bytes <= 0 || pace.milliseconds < 1000) return null;
  return Math.ceil((bytesToGo * pace.milliseconds) / pace.bytes / 1000);
}
