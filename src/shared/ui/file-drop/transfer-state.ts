/** How far a file is on its way; `sent` and `total` are bytes. */
export type TransferState =
  | { phase: 'uploading'; sent: number; total: number; secondsLeft: number | null }
  | { phase: 'paused'; sent: number; total: number }
  /** The connection was lost; it goes on by itself when that is back. */
  | { phase: 'waiting'; sent: number; total: number }
  /** Every byte has arrived; the server looks what it is. */
  | { phase: 'checking' }
  | { phase: 'done' }
  | { phase: 'failed'; message: string };

/** With a length: there is something to pause and to cancel. */
export type Travelling = Extract<TransferState, { sent: number }>;

/** Whole percent that have arrived. */
export const percent = ({ sent, total }: { sent: number; total: number }) =>
  total === 0 ? 0 : Math.floor((sent / total) * 100);
