import type { AdRequest } from '../../advertising/targeting/ad-request.ts';
import type { Sender } from '../traffic/classify-sender.ts';
import type { Place } from './locate.ts';
import type { Agent } from './parse-user-agent.ts';
import { readParameter } from './read-parameter.ts';

/** The parts of an HTTP request for an advert. */
export interface HttpRequest {
  ip: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  query: Readonly<Record<string, unknown>>;
}

/** The data of the placement and the dictionaries that reading a request needs. */
export interface RequestContext {
  categories: readonly string[];
  /** The first active feed of kind `site`. */
  feedId: number | null;
  /** Ids by `640x360`. */
  resolutions: ReadonlyMap<string, number>;
}

export interface ReadRequest extends AdRequest {
  /** Only people get adverts. */
  sender: Sender;
  /** The host of the page as named in the tag, because the `Referer` may be a frame's or a player's. */
  pageHost: string | null;
}

const MAX_KEYWORDS = 20;
/** Limits the language, which the URLs of all events repeat; no language tag needs more (RFC 5646, section 4.4.1). */
const MAX_LANGUAGE_LENGTH = 35;

interface RequestReaderDeps {
  parseUserAgent: (userAgent: string) => Agent;
  classifySender: (http: HttpRequest) => Sender;
  locate: (ip: string) => Place;
}

/** Reads requests for adverts: visitor, page and player, in the codes of the dictionaries. */
export function createRequestReader({ parseUserAgent, classifySender, locate }: RequestReaderDeps) {
  return (http: HttpRequest, { categories, feedId, resolutions }: RequestContext, at: Date): ReadRequest => {
    const header = (name: string) => {
      const value = http.headers[name];
      return typeof value === 'string' ? value : '';
    };
    const { isRobot: _, ...agent } = parseUserAgent(header('user-agent'));
    const page = readParameter(http.query.page);
    const [width, height] = [readParameter(http.query.w), readParameter(http.query.h)];
    return {
      at,
      feedId,
      ...agent,
      ...locate(http.ip),
      ip: http.ip,
      language: readLanguage(header('accept-language')),
      pageHost: publicHostOf(page),
      referer: hostOf(page) ?? hostOf(header('referer')),
      source: readParameter(http.query.source),
      resolutionId: resolutions.get(`${width}x${height}`) ?? null,
      categories,
      keywords: readKeywords(readParameter(http.query.kw)),
      sender: classifySender(http),
    };
  };
}

const readKeywords = (text: string | null): string[] =>
  (text ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .slice(0, MAX_KEYWORDS);

function hostOf(text: string | null): string | null {
  if (!text) return null;
  const url = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  return (URL.canParse(url) && new URL(url).hostname) || null;
}

/** The host of a publicly accessible page; null for a path, a name without a domain, or an invalid URL. */
function publicHostOf(text: string | null): string | null {
  if (text === null || /^(?!https?:)[a-z][a-z\d+.-]*:\/\//i.test(text)) return null;
  const host = hostOf(text)?.replace(/\.$/, '') ?? '';
  return host.includes('.') ? host : null;
}

/** The browser's preferred language, as a BCP 47 tag. */
function readLanguage(header: string): string | null {
  const [first = ''] = header.split(',');
  const [tag = ''] = first.split(';');
  // many players send none, and throwing an exception for each would cost more than the decision
  if (tag === '' || tag.length > MAX_LANGUAGE_LENGTH) return null;
  try {
    return Intl.getCanonicalLocales(tag.trim())[0] ?? null;
  } catch {
    // `*`, or not a language tag
    return null;
  }
}
