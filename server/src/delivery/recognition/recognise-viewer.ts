import type { Config } from '../../platform/config/config.ts';
import type { Viewer } from '../limits/frequency.ts';
import type { HttpRequest, ReadRequest } from '../request/read-ad-request.ts';
import { readParameter } from '../request/read-parameter.ts';
import { mayRecognise } from './may-recognise.ts';
import type { PersonOfDay } from './person-of-day.ts';
import { createTcfReader, LONGEST_TCF } from './tcf-consent.ts';
import { dropViewerId, keepViewerId, makeViewerId, personOfId, readViewerId } from './viewer-cookie.ts';

export interface Recognition {
  viewer: Viewer;
  /** The value of `Set-Cookie` for the answer; null if the browser has what it needs. */
  setCookie: string | null;
}

type RecognitionDeps = Pick<Config, 'consent' | 'tcfVendorId'> & { personOfDay: PersonOfDay };

/** In milliseconds: requests of one page ask within that time, before the first one's cookie has reached the browser. */
const ONE_PAGE = 10_000;

/**
 * Returns a function that recognises the person of a request: by a cookie where that is allowed, else within the day.
 * A cookie that has not come back yet limits nobody: until then the hash of the day does.
 */
export function createRecognition({ consent, tcfVendorId, personOfDay }: RecognitionDeps) {
  const allowsStorage = createTcfReader(tcfVendorId);
  /** Ids by person and page, in the order in which they were made. */
  const made = new Map<string, { id: string; at: number }>();

  const idFor = (page: string, at: number): string => {
    for (const [key, { at: since }] of made) {
      if (at - since < ONE_PAGE) break;
      made.delete(key);
    }
    const known = made.get(page);
    if (known !== undefined) return known.id;
    const id = makeViewerId();
    made.set(page, { id, at });
    return id;
  };

  /** @param mayKeep whether the browser may be asked to keep an id: not for a test or for invalid traffic */
  return (
    { ip, headers, query }: HttpRequest,
    { at, country, referer }: Pick<ReadRequest, 'at' | 'country' | 'referer'>,
    mayKeep: boolean,
  ): Recognition => {
    const person = personOfDay(ip, headers['user-agent']?.toString() ?? '', at);
    if (!mayKeep) return { viewer: { person, cookie: null }, setCookie: null };
    const sent = readViewerId(headers.cookie?.toString());
    const isAllowed = mayRecognise(consent, {
      objects: headers['sec-gpc'] === '1',
      gdpr: readFlag(query.gdpr),
      country,
      hasConsent: allowsStorage(readParameter(query.gdpr_consent, 2 * LONGEST_TCF) ?? ''),
    });
    if (!isAllowed) return { viewer: { person, cookie: null }, setCookie: sent === null ? null : dropViewerId() };
    if (sent !== null) return { viewer: { person: personOfId(sent), cookie: personOfId(sent) }, setCookie: null };
    const id = idFor(`${person} ${referer}`, at.getTime());
    return { viewer: { person, cookie: personOfId(id) }, setCookie: keepViewerId(id) };
  };
}

const readFlag = (value: unknown): boolean | null => {
  const text = readParameter(value);
  return text === '1' ? true : text === '0' ? false : null;
};
