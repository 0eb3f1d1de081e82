import type { LoggedRequest } from '../../lib/logging-proxy.ts';
import { equal, type Measurement } from '../measurement.ts';
import type { IssuedServe } from './issued.ts';
import type { StoredEvent } from './read-store.ts';

/** The events in the proxy's log, by serve and kind. */
export interface AnsweredEvents {
  /** Events acknowledged with a success. */
  answered: Set<string>;
  /** All requested events; the server may have recorded one and died before its response. */
  asked: Set<string>;
  /** Calls of URLs that no document contained. */
  forged: number;
  repeated: number;
}

const keyOf = (serve: string, kind: string) => `${serve} ${kind}`;

const isSuccess = (status: number) => status >= 200 && status < 300;

export function readLog(log: readonly LoggedRequest[], issued: readonly IssuedServe[]): AnsweredEvents {
  const keys = new Map<string, string>();
  for (const { serve, addresses } of issued)
    for (const [kind, address] of addresses) keys.set(new URL(address).pathname, keyOf(serve, kind));
  const events: AnsweredEvents = { answered: new Set(), asked: new Set(), forged: 0, repeated: 0 };
  for (const { path, status } of log) {
    const [pathname = ''] = path.split('?');
    if (!/^\/[ec]\//.test(pathname)) continue;
    const key = keys.get(pathname);
    if (key === undefined) events.forged += 1;
    // a click on the link of a player that doesn't report it, which may or may not be counted
    else if (key.endsWith(' landing')) events.asked.add(key.replace(/landing$/, 'click'));
    else {
      events.asked.add(key);
      if (!isSuccess(status)) continue;
      if (events.answered.has(key)) events.repeated += 1;
      events.answered.add(key);
    }
  }
  return events;
}

const isReported = ({ kind, invalid }: StoredEvent) => kind !== 'request' && kind !== 'serve' && invalid !== 'repeated';

/** Checks that each acknowledged event is in the store exactly once, and nothing else. */
export function compareEvents(
  { answered, asked, forged, repeated }: AnsweredEvents,
  issued: readonly IssuedServe[],
  rows: readonly StoredEvent[],
): Measurement[] {
  const counts = new Map<string, number>();
  for (const row of rows.filter(isReported)) {
    const key = keyOf(row.serve, row.kind);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const isInferred = (key: string) => {
    const [serve = '', kind] = key.split(' ');
    return (
      kind === 'show' &&
      ['quartile25', 'quartile50', 'quartile75', 'quartile100'].some((it) => asked.has(keyOf(serve, it)))
    );
  };
  const stored = [...counts.keys()];
  const inferred = stored.filter((key) => !asked.has(key) && isInferred(key));
  const foreign = stored.filter((key) => !asked.has(key) && !isInferred(key));
  const cutOff = stored.filter((key) => asked.has(key) && !answered.has(key));
  const lost = [...answered].filter((key) => !counts.has(key));
  const doubled = stored.filter((key) => (counts.get(key) ?? 0) > 1);

  const serves = new Map<string, number>();
  for (const { serve } of rows.filter(({ kind }) => kind === 'serve')) serves.set(serve, (serves.get(serve) ?? 0) + 1);
  const unserved = issued.filter(({ serve }) => serves.get(serve) !== 1);
  return [
    equal(
      'answered events = events in the store',
      answered.size,
      stored.length - inferred.length - cutOff.length - foreign.length,
      {
        more: `and ${inferred.length} inferred shows, ${cutOff.length} recorded without an answer`,
      },
    ),
    equal('answered events that are not in the store', lost.length, 0, { more: lost.slice(0, 5).join(', ') }),
    equal('events that are in the store twice', doubled.length, 0, { more: `${repeated} were answered again` }),
    equal('events in the store that no document allows', foreign.length, 0, { more: `${forged} forged calls` }),
    equal('adverts that are not in the store once', unserved.length, 0, { more: `${issued.length} documents` }),
  ];
}
