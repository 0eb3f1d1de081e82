import type { InvalidReason } from '@preroll/rules/delivery/invalid-reasons';
import type { RequestReasonCode } from '@preroll/rules/delivery/request-reasons';
import { prepareRequest } from '../../advertising/targeting/prepared-request.ts';
import type { RecordedEvent } from '../../events/spool/recorded-event.ts';
import { scriptUrl } from '../answer/script-url.ts';
import type { Sealer } from '../answer/sealer.ts';
import type { Serve } from '../answer/serve.ts';
import type { VastVersion } from '../answer/vast-document.ts';
import { createVastTemplates } from '../answer/vast-templates.ts';
import { type WrapperAddress, writeWrappers } from '../answer/write-wrapper.ts';
import { decide } from '../decision/decide.ts';
import type { DeliveryIndex, IndexedAdvert, IndexedPlacement } from '../decision/delivery-index.ts';
import type { RequestDictionaries } from '../decision/request-dictionaries.ts';
import { simidUrl } from '../frames/simid-page.ts';
import type { DeliveryLimits } from '../limits/delivery-limits.ts';
import type { LimitedCampaign } from '../limits/limited-campaign.ts';
import type { LimitRefusal } from '../limits/serve-limits.ts';
import { eventOf, requestColumns } from './event-row.ts';
import { type OtherServer, otherServers } from './other-servers.ts';
import { backfillOf, type ServeRequest, serveOf } from './serve-of-request.ts';
import type { ForwardTarget } from './unwrap-others.ts';

interface AnswerDeps {
  index: DeliveryIndex;
  limits: Pick<DeliveryLimits, 'refuses' | 'reserve' | 'createId'>;
  sealer: Sealer;
  dictionaries: () => Pick<RequestDictionaries, 'vastFeeds'>;
  publicUrl: string;
  /** Whether this process serves adverts. */
  mayServe: () => boolean;
  /** Whether a process that serves no adverts forwards players to other servers, which uses up no limits. */
  mayBackfill: () => boolean;
}

interface Answer {
  /** Null without an advert, ours or another server's. */
  document: string | null;
  events: RecordedEvent[];
  /** The other servers to which the document forwards the player. */
  others: readonly ForwardTarget[];
}

/** The maximum number of campaigns tried, because trying them one after the other takes time. */
const MAX_ATTEMPTS = 10;

/** Why a request gets no advert, independently of the campaigns; null if it may get one. */
function invalidReasonOf({ request: { sender }, isFlood, isForeign }: ServeRequest): InvalidReason | null {
  if (isFlood) return 'flood';
  if (sender !== 'person') return sender;
  return isForeign ? 'foreign_page' : null;
}

/**
 * Answers a request for an advert, and reserves what it will use. Without an advert, forwards the player to the placement's
 * feeds and its backfill.
 */
export function createAnswerer(deps: AnswerDeps): (asked: ServeRequest) => Promise<Answer> {
  const { index, limits, sealer, dictionaries, publicUrl, mayServe, mayBackfill } = deps;

  /** The code that draws an advert if the placement allows it: the placement's script, or in 4.2 our layer. */
  const scriptOf = ({ takesScript }: IndexedAdvert, { vpaidScript }: IndexedPlacement, version: VastVersion) => {
    if (!takesScript || vpaidScript === null) return null;
    return version === '4.2' ? simidUrl(publicUrl) : scriptUrl(publicUrl, vpaidScript);
  };

  const addressOf = (kind: string, signed: string) =>
    `${publicUrl}/e/${signed}${kind === 'error' ? '?code=[ERRORCODE]' : ''}`;

  const templateOf = createVastTemplates(({ erid }, kind, signed) => {
    if (kind === 'landing') return `${publicUrl}/c/${signed}?erid=${encodeURIComponent(erid)}`;
    return addressOf(kind, signed);
  });

  const documentOf = (serve: Serve, advert: IndexedAdvert, { placement, version }: ServeRequest): string => {
    const sealed = sealer.seal(serve);
    const fill = templateOf(advert.vast, {
      ...{ version, skipOffset: placement.skipOffset, branding: placement.brandingScript },
      script: scriptOf(advert, placement, version),
    });
    return fill((place) => {
      if (place === 'servingId') return serve.id;
      const tag = sealer.sign(sealed, place);
      return place === 'landing' ? `${sealed}/${tag}` : `${sealed}/${place}/${tag}`;
    });
  };

  const sentTo = (other: OtherServer, serve: Serve): ForwardTarget => {
    const sealed = sealer.seal(serve);
    const address = (kind: WrapperAddress) => addressOf(kind, `${sealed}/${kind}/${sealer.sign(sealed, kind)}`);
    return { ...other, serve, addressOf: address };
  };

  /** Forwards the player. Only the first of the other servers is certain to be requested. */
  const sendTo = (others: readonly OtherServer[], asked: ServeRequest) => {
    const sent = others.map((other, at) => sentTo(other, backfillOf(limits.createId(), asked, other.feedId, at > 0)));
    const wrappers = sent.map(({ serve, ...other }) => ({ ...other, servingId: serve.id }));
    const surely = sent.filter(({ serve }) => !serve.isFallback);
    return {
      document: writeWrappers(wrappers, asked.version),
      others: sent,
      events: surely.map(({ serve }) => eventOf(serve, 'backfill', asked.request.at)),
    };
  };

  /** Chooses an advert and reserves what it uses. If another process has just taken the rest, tries others. */
  const choose = async ({ request, placement, viewer, isTest }: ServeRequest) => {
    const prepared = prepareRequest(request);
    const refused = new Map<LimitedCampaign, LimitRefusal>();
    for (let attempt = 1; ; attempt += 1) {
      const decision = decide(
        index,
        prepared,
        placement,
        (campaign) => refused.get(campaign) ?? limits.refuses(campaign, request.at, viewer),
      );
      if (decision.won === null) return decision;
      if (isTest) return { ...decision, serve: limits.createId() };
      const { limited } = decision.won.campaign;
      const reserved = await limits.reserve(limited, request.at, viewer);
      if ('serve' in reserved) return { ...decision, ...reserved };
      const { refusal } = reserved;
      // while the counters are unavailable, each attempt would wait for a timeout
      if (refusal === 'away' || attempt === MAX_ATTEMPTS) return { won: null, refusal };
      refused.set(limited, refusal);
    }
  };

  return async (asked) => {
    const { request, placement, viewer, isTest } = asked;
    const invalid = isTest ? { invalid: 'test' as const } : {};
    const columns = requestColumns(request, placement);
    const row: RecordedEvent = { ts: request.at.toISOString(), kind: 'request', ...columns, ...invalid };
    const without = (reason: RequestReasonCode) => ({ document: null, events: [{ ...row, reason }], others: [] });
    const refused = invalidReasonOf(asked);
    if (refused !== null)
      return { document: null, events: [{ ...row, invalid: isTest ? 'test' : refused }], others: [] };
    if (!placement.isServing) return without('not_serving');
    if (!mayServe() && !mayBackfill()) return without('unavailable');
    const decision = mayServe() ? await choose(asked) : ({ won: null, refusal: 'unread' } as const);
    // a campaign whose usage is not loaded does not mean that no campaign fits
    const isUnread = decision.won === null && decision.refusal === 'unread';
    if (isUnread && !mayBackfill()) return without('unavailable');
    if (decision.won === null) {
      const { refusal } = decision;
      const unanswered = without(
        refusal === 'unread' || refusal === 'away' ? 'unavailable' : (refusal ?? 'no_campaign'),
      );
      const toFill = { http: asked.http, mayRecognise: viewer.lasting !== null };
      const others = otherServers(placement, dictionaries().vastFeeds, toFill);
      if (others.length === 0) return unanswered;
      const sent = sendTo(others, asked);
      return { ...sent, events: [...unanswered.events, ...sent.events.map((event) => ({ ...event, ...invalid }))] };
    }
    const serve = serveOf(decision.serve, decision.won, decision.advert, asked);
    if (!isTest) index.recordServe(decision.won, decision.advert);
    return {
      document: documentOf(serve, decision.advert, asked),
      events: [row, { ...eventOf(serve, 'serve', request.at), ...invalid }],
      others: [],
    };
  };
}
