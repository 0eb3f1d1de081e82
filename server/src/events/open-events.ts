import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Config, delivers } from '../platform/config/config.ts';
import type { Database } from '../platform/db/database.ts';
import type { BackgroundTasks } from '../platform/jobs/background-tasks.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import { addBaseAmounts } from './counters/base-amounts.ts';
import { createDayCounters } from './counters/count-batch.ts';
import { createEventCounts } from './spool/count-events.ts';
import { createEventWriter, type EventWriter } from './spool/event-writer.ts';
import { createEventStore, type EventStore } from './store/event-store.ts';
import { prepareAlone } from './store/prepare-alone.ts';
import type { Preparation } from './store/store-connection.ts';

interface EventsDeps {
  config: Pick<Config, 'role' | 'dataDir' | 'clickhouseUrl' | 'eventSpoolBytes'>;
  database: Database;
  backgroundTasks: BackgroundTasks;
  metrics: Metrics;
  /** Fills a newly created store. */
  prepare?: Preparation['prepare'];
}

/** Opens the event store, and the writer that fills it and the day counters. Both close with the server. */
export function openEvents(
  app: FastifyInstance,
  { config, database, backgroundTasks, metrics, prepare }: EventsDeps,
): { events: EventStore; writer: EventWriter } {
  const { db } = database;
  const events = createEventStore({
    config,
    log: app.log,
    prepare,
    alone: (work) => prepareAlone(database, work),
    // only processes that serve adverts count the batches of a killed process
    opened: () => {
      if (delivers(config.role)) backgroundTasks.begin('the delivery of events', () => writer.deliver());
    },
  });
  app.addHook('onClose', () => events.close());
  const writer = createEventWriter({
    directory: join(config.dataDir, 'event-spool'),
    store: events,
    counters: createDayCounters(db),
    inBase: (batch) => addBaseAmounts(db, batch),
    mostBytes: config.eventSpoolBytes,
    recorded: createEventCounts(metrics),
    log: app.log,
  });
  app.addHook('onClose', () => writer.close());
  return { events, writer };
}
