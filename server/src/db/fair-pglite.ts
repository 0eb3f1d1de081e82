import { setImmediate as letOthersRun } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';

/** In milliseconds. */
const LONGEST = 5;

/**
 * PGlite, which runs statements in the thread that answers calls, and waits for nothing: however many follow each other,
 * nothing else would have its turn. Here other work has one as soon as statements have taken a few milliseconds.
 */
export class FairPglite extends PGlite {
  /** What statements have taken since other work had its turn. */
  #taken = 0;

  override async _runExclusiveQuery<Result>(statement: () => Promise<Result>): Promise<Result> {
    try {
      return await super._runExclusiveQuery(async () => {
        const begun = performance.now();
        try {
          return await statement();
        } finally {
          this.#taken += performance.now() - begun;
        }
      });
    } finally {
      if (this.#taken >= LONGEST) {
        this.#taken = 0;
        await letOthersRun();
      }
    }
  }
}
