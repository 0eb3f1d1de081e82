import type { Config } from '../../platform/config/config.ts';
import type { Viewer } from '../limits/frequency.ts';
import type { HttpRequest, ReadRequest } from '../request/read-ad-request.ts';
import { readParameter } from '../request/read-parameter.ts';
import type { DailyViewerId } from './daily-viewer-id.ts';
import { mayRecognise } from './may-recognise.ts';
import { MAX_TCF_LENGTH, parseTcf } from './parse-tcf.ts';
import { expiredViewerCookie, hashViewerId, makeViewerId, parseViewerCookie, viewerCookie } from './viewer-cookie.ts';

export interface Recognition {
  viewer: Viewer;
  /** The value of `Set-Cookie` for the response; null if nothing changes. */
  setCookie: string | null;
}

type Visit = Pick<ReadRequest, 'at' | 'country' | 'language'> & { siteId: number };

type RecognitionDeps = Pick<Config, 'consent' | 'tcfVendorId'> & { dailyViewerId: DailyViewerId };

/** In milliseconds: a page requests its adverts within this time, before the cookie of the first response is set. */
const PAGE_LOAD_WINDOW = 5_000;

/**
 * Returns a function that identifies the person of a request: by a cookie if that is allowed, else within the day. A cookie
 * limits nothing until it has come back; until then, the hash of the day does.
 */
export function createRecognition({ consent, tcfVendorId, dailyViewerId }: RecognitionDeps) {
  /** New ids by person and site, in order of creation. */
  const made = new Map<string, { id: string; at: number }>();

  const idFor = (visit: string, at: number): string => {
    for (const [key, { at: since }] of made) {
      if (at - since < PAGE_LOAD_WINDOW) break;
      made.delete(key);
    }
    const known = made.get(visit);
    if (known !== undefined) return known.id;
    const id = makeViewerId();
    made.set(visit, { id, at });
    return id;
  };

  /** @param mayKeep whether the browser may be sent an id: not for tests and invalid traffic */
  return (
    { ip, headers, query }: HttpRequest,
    { at, country, language, siteId }: Visit,
    mayKeep: boolean,
  ): Recognition => {
    const person = dailyViewerId(ip, headers['user-agent']?.toString() ?? '', at);
    const ofDay = { person, lasting: null };
    if (!mayKeep) return { viewer: ofDay, setCookie: null };
    const sent = parseViewerCookie(headers.cookie?.toString());
    const verdict = mayRecognise(consent, {
      objects: headers['sec-gpc'] === '1',
      gdpr: readFlag(query.gdpr),
      country,
      readConsent: () => parseTcf(readParameter(query.gdpr_consent, 2 * MAX_TCF_LENGTH) ?? '', tcfVendorId),
    });
    if (verdict === 'unknown') return { viewer: ofDay, setCookie: null };
    if (verdict === 'forbidden') return { viewer: ofDay, setCookie: sent === null ? null : expiredViewerCookie() };
    if (sent !== null) return { viewer: { person: null, lasting: hashViewerId(sent) }, setCookie: null };
    const id = idFor(`${person} ${language} ${siteId}`, at.getTime());
    return { viewer: { person, lasting: hashViewerId(id) }, setCookie: viewerCookie(id) };
  };
}

const readFlag = (value: unknown): boolean | null => {
  const text = readParameter(value);
  return text === '1' ? true : text === '0' ? false : null;
};
