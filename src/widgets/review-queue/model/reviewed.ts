/** What waits for a review. */
export interface Reviewed {
  id: number;
  name: string;
  submittedAt: Date;
  /** Increases with each change: what has changed since it was looked at is not decided. */
  version: number;
}
