import { type ZonedTime, zonedTime } from '@preroll/rules/time/zoned-time';
import type { AdRequest } from './ad-request.ts';
import { type PreparedAddress, prepareAddress } from './ip-ranges.ts';
import { categoryNames, hostNames, languageNames, wordNames } from './match-entries.ts';

/** A request with all values that targetings use, computed once rather than per campaign. */
export interface PreparedRequest {
  request: AdRequest;
  address: PreparedAddress | null;
  /** The names by which a list may contain the value, in lower case. */
  names: {
    browsers: readonly string[];
    os: readonly string[];
    languages: readonly string[];
    referer: readonly string[];
    source: readonly string[];
    categories: readonly string[];
    keywords: readonly string[];
    resolution: readonly string[];
  };
  clock(timezone: string): ZonedTime;
}

export function prepareRequest(request: AdRequest): PreparedRequest {
  const { ip, browser, os, language, referer, source, categories, keywords, resolutionId } = request;
  const clocks = new Map<string, ZonedTime>();
  return {
    request,
    address: ip === null ? null : prepareAddress(ip),
    names: {
      browsers: wordNames(browser),
      os: wordNames(os),
      languages: languageNames(language),
      referer: hostNames(referer),
      source: wordNames(source),
      categories: categoryNames(categories),
      keywords: keywords.map((word) => word.toLowerCase()),
      resolution: resolutionId === null ? [] : [String(resolutionId)],
    },
    clock(timezone) {
      const known = clocks.get(timezone);
      if (known !== undefined) return known;
      const time = zonedTime(timezone, request.at);
      clocks.set(timezone, time);
      return time;
    },
  };
}
