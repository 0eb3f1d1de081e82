import type { EndedBatch } from './batch-finisher.ts';
import { readBatch, type SpooledBatch, UnreadableBatchError } from './event-spool.ts';
import type { OpenFolder } from './open-folder.ts';
import type { RecordedEvent } from './recorded-event.ts';

/** Makes a function that takes over the batches of processes that ended since its last call, and returns their events. */
export function createBatchAdopter(folder: OpenFolder, putInFront: (batches: readonly EndedBatch[]) => void) {
  const taken: SpooledBatch[] = [];
  return async (): Promise<RecordedEvent[]> => {
    taken.push(...(await folder.takeOver()));
    const events: RecordedEvent[] = [];
    for (const { file } of taken)
      for (const event of await readBatch(folder.pathOf(file)).catch(noneIfUnreadable)) events.push(event);
    putInFront(
      taken.splice(0).map((batch) => ({ ...batch, isAdopted: true, bytes: () => batch.bytes, close: async () => {} })),
    );
    return events;
  };
}

/** An unreadable batch is set aside later, when it is finished or counted. */
function noneIfUnreadable(error: unknown): RecordedEvent[] {
  if (!(error instanceof UnreadableBatchError)) throw error;
  return [];
}
