import type { OutboundClient, OutboundResponse } from '../../../platform/outbound/outbound-client.ts';

/** A client for one check of a site that caches responses, so that no URL is requested twice. */
export function cacheResponses(outbound: OutboundClient): OutboundClient {
  const answers = new Map<string, Promise<OutboundResponse>>();
  return {
    fetch(url, options) {
      const answer = answers.get(url) ?? outbound.fetch(url, options);
      answers.set(url, answer);
      return answer;
    },
  };
}
