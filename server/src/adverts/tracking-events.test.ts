import { describe, expect, it } from 'vitest';
import { trackingEvents } from '../../../openapi/policies/tracking-events.ts';
import { type FormatKind, trackingEventsOf } from './tracking-events.ts';

describe('trackingEventsOf', () => {
  it.each(Object.entries(trackingEvents))('%s', (kind, events) => {
    expect(trackingEventsOf(kind as FormatKind)).toEqual(Object.keys(events));
  });
});
