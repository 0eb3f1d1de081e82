import { type InvalidReason, invalidThresholds } from '@preroll/rules/delivery/invalid-reasons';
import type { Serve } from '../answer/serve.ts';
import type { EventKind } from '../limits/limited-campaign.ts';
import type { Sender } from './classify-sender.ts';

interface ReportedEvent {
  serve: Pick<Serve, 'at' | 'duration'>;
  kind: EventKind;
  at: Date;
  sender: Sender;
  /** Whether the address reports too many events. */
  isFlood: boolean;
  hasOccurred: (kind: EventKind) => boolean;
}

/** Some players report only one of them. */
const starts: readonly EventKind[] = ['impression', 'win', 'show'];

/** In the order of playback. */
export const quartiles: readonly EventKind[] = ['quartile25', 'quartile50', 'quartile75', 'quartile100'];

/**
 * Returns why an event of a serve is invalid; null if it isn't. Repeated, late and over-limit events are detected by the
 * limits instead.
 */
export function findInvalidReason({
  serve,
  kind,
  at,
  sender,
  isFlood,
  hasOccurred,
}: ReportedEvent): InvalidReason | null {
  if (isFlood) return 'flood';
  if (sender !== 'person') return sender;
  const passed = at.getTime() - serve.at;
  const position = quartiles.indexOf(kind);
  if (kind === 'quartile100' && passed < invalidThresholds.leastWatched * serve.duration * 1000) return 'too_fast';
  if (position >= 0 && quartiles.slice(position + 1).some(hasOccurred)) return 'too_fast';
  const needsImpression = position >= 0 || kind === 'click';
  if (needsImpression && passed > invalidThresholds.impressionWithin * 1000 && !starts.some(hasOccurred))
    return 'no_impression';
  return null;
}
