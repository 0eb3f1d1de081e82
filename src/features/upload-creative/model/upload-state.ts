import type { MediaFile } from '@/shared/api';

/** How far a file is on its way to the server; `sent` and `total` are bytes. */
export type UploadState =
  | { phase: 'uploading'; sent: number; total: number; secondsLeft: number | null }
  | { phase: 'paused'; sent: number; total: number }
  /** The connection was lost; the upload goes on by itself when it is back. */
  | { phase: 'waiting'; sent: number; total: number }
  /** Every byte has arrived; the server looks whether it is a video. */
  | { phase: 'checking' }
  | { phase: 'done'; media: MediaFile }
  | { phase: 'failed'; message: string };

/** Whole percent that have arrived. */
export const percent = ({ sent, total }: { sent: number; total: number }) =>
  total === 0 ? 0 : Math.floor((sent / total) * 100);

/**
 * Seconds until all has arrived at the pace since the upload began or went on; null while there is no pace yet.
 */
export function secondsLeft(pace: { bytes: number; milliseconds: number }, bytesToGo: number): number | null {
  if (pace.bytes <= 0 || pace.milliseconds < 1000) return null;
  return Math.ceil((bytesToGo * pace.milliseconds) / pace.bytes / 1000);
}
