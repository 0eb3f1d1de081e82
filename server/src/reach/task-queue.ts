import { ApiError } from '../contract/api-error.ts';
import { tooManyRequests } from '../limits/counter.ts';

/** A request that waits for its turn or has it. */
interface Place {
  person: number;
  begin(): void;
}

/** Seconds after which a refused user may try again. */
const RETRY_AFTER = 5;

/**
 * Runs one task at a time, in order of arrival. A request that is cancelled while waiting leaves the queue at once.
 * @param most places per user in the queue; beyond that an ApiError 429 is thrown
 */
export function createTaskQueue(most: number) {
  const line: Place[] = [];

  const leave = (place: Place) => {
    const at = line.indexOf(place);
    if (at === -1) return;
    line.splice(at, 1);
    if (at === 0) line[0]?.begin();
  };

  const join = (person: number, signal: AbortSignal) =>
    new Promise<Place>((resolve, reject) => {
      const place: Place = {
        person,
        begin() {
          signal.removeEventListener('abort', giveUp);
          resolve(place);
        },
      };
      const giveUp = () => {
        leave(place);
        reject(new ApiError(499, 'Nobody waits for it'));
      };
      if (signal.aborted) return giveUp();
      signal.addEventListener('abort', giveUp, { once: true });
      line.push(place);
      if (line[0] === place) place.begin();
    });

  return async <Result>(person: number, signal: AbortSignal, task: () => Promise<Result>): Promise<Result> => {
    const own = line.filter((place) => place.person === person);
    if (own.length >= most) throw tooManyRequests('estimates at once', RETRY_AFTER);
    const place = await join(person, signal);
    try {
      return await task();
    } finally {
      leave(place);
    }
  };
}
