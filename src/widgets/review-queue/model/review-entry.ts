/** An entry of a review queue. */
export interface ReviewEntry {
  id: number;
  name: string;
  submittedAt: Date;
  /** Increases with each change. A decision applies only to the version that the reviewer has seen. */
  version: number;
}
