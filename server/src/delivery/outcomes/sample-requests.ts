import type { IndexedPlacement } from '../decision/delivery-index.ts';
import type { Viewer } from '../limits/frequency.ts';
import type { ReadRequest } from '../request/read-ad-request.ts';

/** In milliseconds: of the requests of that time, one is judged. */
const JUDGED_EVERY = 1_000;

/** A request that was answered. */
export interface AnsweredRequest {
  request: ReadRequest;
  placement: IndexedPlacement;
  viewer: Viewer;
  /** The campaign whose advert was served; null without one. */
  winner: number | null;
}

interface SampleDeps {
  /** @param weight the number of requests that this one stands for */
  judge: (answered: AnsweredRequest, weight: number) => Promise<void>;
  log: { error(details: object, message: string): void };
  /** A number from 0 to 1, without 1. */
  random?: () => number;
}

/** Draws requests that are judged in full. */
export interface RequestSample {
  /** Notes a request, which is judged later, if at all. Nothing waits for it. */
  note(answered: AnsweredRequest): void;
  /** Resolves when nothing is being judged; what is noted but not judged yet is left out. */
  close(): Promise<void>;
}

/**
 * Draws one of the requests of every second, any of them with the same probability. A judgement that takes longer than a
 * second makes the next one wait, and stand for more requests.
 */
export function createRequestSample({ judge, log, random = Math.random }: SampleDeps): RequestSample {
  let drawn: { answered: AnsweredRequest; weight: number } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let judging = Promise.resolve();
  let isClosed = false;

  const take = async () => {
    if (drawn === undefined || isClosed) return;
    const { answered, weight } = drawn;
    drawn = undefined;
    await judge(answered, weight).catch((error: unknown) => log.error({ err: error }, 'an ad request was not judged'));
  };
  const arm = () => {
    timer = setTimeout(() => {
      timer = undefined;
      judging = judging.then(take);
    }, JUDGED_EVERY).unref();
  };

  return {
    note(answered) {
      if (isClosed) return;
      if (drawn === undefined) {
        drawn = { answered, weight: 1 };
        arm();
        return;
      }
      drawn.weight += 1;
      if (random() * drawn.weight < 1) drawn.answered = answered;
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await judging;
    },
  };
}
