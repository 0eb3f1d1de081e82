import type { IndexedPlacement } from '../decision/delivery-index.ts';
import type { Viewer } from '../limits/frequency.ts';
import type { ReadRequest } from '../request/read-ad-request.ts';

/** In milliseconds: one request is judged per interval. */
const SAMPLE_INTERVAL = 1_000;

/** A request that was answered. */
export interface AnsweredRequest {
  request: ReadRequest;
  placement: IndexedPlacement;
  viewer: Viewer;
  /** The campaign whose advert was served; null without one. */
  winner: number | null;
}

interface SampleDeps {
  /** @param weight the number of requests that this one represents */
  judge: (answered: AnsweredRequest, weight: number) => Promise<void>;
  log: { error(details: object, message: string): void };
  random?: () => number;
}

/** Samples requests to be judged in full. */
export interface RequestSample {
  /** Notes a request, which may be judged later, without blocking the caller. */
  record(answered: AnsweredRequest): void;
  /** Resolves when no judgement is running; requests not judged yet are dropped. */
  close(): Promise<void>;
}

/**
 * Samples one of the requests of every second with equal probability. A judgement that takes longer than a second delays the
 * next one, which then represents more requests.
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
    }, SAMPLE_INTERVAL).unref();
  };

  return {
    record(answered) {
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
