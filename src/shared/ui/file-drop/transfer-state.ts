/** Progress of an upload; `sent` and `total` are in bytes. */
export type TransferState =
  | { phase: 'uploading'; sent: number; total: number; secondsLeft: number | null }
  | { phase: 'paused'; sent: number; total: number }
  /** The connection was lost; the upload resumes automatically. */
  | { phase: 'waiting'; sent: number; total: number }
  /** All bytes have arrived, and the server is inspecting the file. */
  | { phase: 'checking' }
  | { phase: 'done' }
  | { phase: 'failed'; message: string };

/** Phases that can be paused and cancelled. */
export type TransferInProgress = Extract<TransferState, { sent: number }>;

/** Percentage of bytes sent, rounded down. */
export const percent = ({ sent, total }: { sent: number; total: number }) =>
  total === 0 ? 0 : Math.floor((sent / total) * 100);
