import { inArray, or, type SQL, sql } from 'drizzle-orm';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import { adverts } from '../../platform/db/schema.ts';

type State = components['schemas']['AdvertState'];

/** Whether an advert on moderation is waiting for its owner. Written out, so that the index of the review queue is used. */
const waits = {
  moderate: sql`${adverts.status} = 'moderate' and ${adverts.returnedAt} is null`,
  returned: sql`${adverts.status} = 'moderate' and ${adverts.returnedAt} is not null`,
};

const isWaiting = (state: State): state is keyof typeof waits => Object.hasOwn(waits, state);

/** Matches adverts in one of these states; undefined, which matches everything, without a filter. */
export function isInAdvertState(states: readonly State[] | undefined): SQL | undefined {
  if (states === undefined) return undefined;
  const statuses = states.filter((state) => !isWaiting(state)) as Exclude<State, keyof typeof waits>[];
  return or(
    ...states.filter(isWaiting).map((state) => waits[state]),
    statuses.length > 0 ? inArray(adverts.status, statuses) : undefined,
  );
}
