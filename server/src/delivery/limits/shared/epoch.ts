/** A set of complete counters: the key that marks them as complete, and their name. */
export interface Epoch {
  key: string;
  epoch: string;
}
