import { prepareRequest } from '../../advertising/targeting/prepared-request.ts';
import type { DeliveryIndex, IndexedPlacement } from '../decision/delivery-index.ts';
import { explain, type Verdict } from '../decision/explain.ts';
import type { RequestDictionaries } from '../decision/request-dictionaries.ts';
import type { ServeLimits } from '../limits/serve-limits.ts';
import type { DailyViewerId } from '../recognition/daily-viewer-id.ts';
import type { createRequestReader, ReadRequest } from '../request/read-ad-request.ts';
import type { createForeignPageCheck } from '../traffic/foreign-page.ts';

interface ExplainerDeps {
  index: DeliveryIndex;
  limits: Pick<ServeLimits, 'refuses'>;
  dictionaries: () => RequestDictionaries;
  readRequest: ReturnType<typeof createRequestReader>;
  dailyViewerId: DailyViewerId;
  isForeignPage: ReturnType<typeof createForeignPageCheck>;
  started: Promise<unknown>;
  mayServe: () => boolean;
  /** Whether another process serves players. */
  isServedElsewhere: () => boolean;
}

/** A request described by a user. */
export interface DescribedRequest {
  ip: string;
  userAgent: string;
  language: string;
  page: string;
  at: Date;
}

interface ExplainedRequest {
  request: ReadRequest;
  /** Whether the page belongs to another site. */
  isForeign: boolean;
  /** Or why there are none: only the delivering process knows the usage. */
  verdicts: Verdict[] | 'elsewhere' | 'unavailable';
}

export type Explainer = (asked: DescribedRequest, placement: IndexedPlacement) => Promise<ExplainedRequest>;

/** Judges described requests as `/vast` would, without reserving or recording anything. */
export const createExplainer =
  ({
    index,
    limits,
    dictionaries,
    readRequest,
    dailyViewerId,
    isForeignPage,
    started,
    mayServe,
    isServedElsewhere,
  }: ExplainerDeps): Explainer =>
  async ({ ip, userAgent, language, page, at }, placement) => {
    await started;
    const { siteFeedId, resolutions } = dictionaries();
    const http = { ip, headers: { 'user-agent': userAgent, 'accept-language': language }, query: { page } };
    const context = { categories: placement.categories, feedId: siteFeedId, resolutions };
    const request = readRequest(http, context, at);
    const isForeign = isForeignPage(request.pageHost, placement.domain);
    if (!mayServe()) return { request, isForeign, verdicts: isServedElsewhere() ? 'elsewhere' : 'unavailable' };
    // the limits are checked for the present: checking for a later time would expire open serves
    const viewer = { person: dailyViewerId(ip, userAgent, new Date()), lasting: null };
    const gate: Parameters<typeof explain>[3] = (campaign) => limits.refuses(campaign, new Date(), viewer);
    return { request, isForeign, verdicts: await explain(index, prepareRequest(request), placement, gate) };
  };
