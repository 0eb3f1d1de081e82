import { describe, expect, it } from 'vitest';
import { firstEvents, trackingEvents } from '../../../../openapi/policies/tracking-events';
import { type FormatKind, trackingEventName, trackingEventsOf } from './tracking-events';

const kinds = Object.keys(trackingEvents) as FormatKind[];

describe('trackingEventsOf', () => {
  it.each(kinds)('%s', (kind) => {
    const events = trackingEventsOf(kind);
    expect(Object.fromEntries(events.map(({ event, name }) => [event, name]))).toEqual(trackingEvents[kind]);
    expect(events[0]?.event).toBe(firstEvents[kind]);
  });

  it.each(kinds)('names what %s tells of in the same words everywhere', (kind) => {
    for (const { event, name } of trackingEventsOf(kind)) expect(trackingEventName(event)).toBe(name);
  });
});
