import { describe, expect, it } from 'vitest';
import { firstEvents, trackingEvents } from './tracking-events.cases.ts';
import { type FormatKind, trackingEventName, trackingEventsOf } from './tracking-events.ts';

describe('trackingEventsOf', () => {
  it.each(Object.keys(trackingEvents) as FormatKind[])('%s', (kind) => {
    const events = trackingEventsOf(kind);
    const names = events.map((event) => [event, trackingEventName(event)]);
    expect(Object.fromEntries(names)).toEqual(trackingEvents[kind]);
    expect(events[0]).toBe(firstEvents[kind]);
  });
});
