import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Db } from '../../../platform/db/database.ts';
import type { DeliveryLimits } from '../delivery-limits.ts';
import { decodeKinds, locateServe, type ServedKinds } from '../served-kinds.ts';
import { readEndedPages } from './ended-pages.ts';
import type { Epoch } from './epoch.ts';
import { CountersUnavailableError, SERVE_TTL } from './shared-counters.ts';

interface PagesDeps {
  db: Db;
  redis: Redis;
  /** The kinds of events of each serve that this process received. */
  served: ServedKinds;
  place: () => Epoch | null;
}

const keyOf = (epoch: string, page: string) => `preroll:${epoch}:k:${page}`;

/** Shares which kinds of events of each serve have come to any of the processes. */
export function createServedPages({ db, redis, served, place }: PagesDeps) {
  const add = async (epoch: string, page: string, bytes: Buffer) => {
    const key = keyOf(epoch, page);
    const part = `${key}:${randomUUID()}`;
    await redis.multi().set(part, bytes).bitop('OR', key, key, part).del(part).expire(key, SERVE_TTL).exec();
  };

  return {
    /** Hands over those received by this process, and by earlier ones in its directory. */
    async handOver(epoch: string): Promise<void> {
      for (const { name, bits } of served.pages()) await add(epoch, name, Buffer.from(bits.buffer));
    },

    async handOverEnded(epoch: string): Promise<void> {
      for await (const { name, bits } of readEndedPages(db)) await add(epoch, name, bits);
    },

    kindsOf: (async (serve) => {
      const there = place();
      if (there === null) throw new CountersUnavailableError();
      const { name, index } = locateServe(serve);
      const bytes = await redis
        .getrangeBuffer(keyOf(there.epoch, name), index * 2, index * 2 + 1)
        .catch(() => Promise.reject(new CountersUnavailableError()));
      const kinds = bytes.length === 2 ? bytes.readUInt16LE() : 0;
      return decodeKinds(kinds | served.bitsOf(serve));
    }) satisfies DeliveryLimits['kindsOf'],
  };
}
