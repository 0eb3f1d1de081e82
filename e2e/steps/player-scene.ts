import type { IncomingMessage } from 'node:http';
import { expect } from '@playwright/test';
import type { Account } from '../../scripts/lib/accounts.ts';
import { ApiSession } from '../../scripts/lib/api-session.ts';
import type { LoopbackSite } from '../../scripts/lib/loopback-site.ts';
import type { RealServer } from '../../scripts/lib/real-server.ts';
import type { components } from '../../server/src/platform/contract/generated/contract.d.ts';
import type { Case } from '../fixtures/player-cases.ts';
import { userAgent } from '../fixtures/user-agent.ts';
import { startServing } from './start-serving.ts';
import { unique } from './unique.ts';

type Schemas = components['schemas'];
type Placement = Schemas['Placement'];

export interface PlayerPlacement {
  /** The tag that the page requests. */
  tag: string;
  placement: Placement;
  /** The placement on the second instance. */
  other: Placement | null;
  /** The URLs of other servers: each leads to the tag of an instance, or to a document of a server that is not one. */
  others: readonly { address: string; tag: string | null }[];
}

/** The kind of a format's adverts, if it has any. */
type Kind = 'video' | 'script' | 'overlay' | 'none';

/** Creates a format without adverts. */
async function createFormat(admin: ApiSession): Promise<number> {
  const name = unique('Format');
  const code = name.toLowerCase().replaceAll(/\W+/g, '-');
  const limits = { kind: 'preroll', skip_offset: 1, price_floor: 50, vpaid_allowed: true } as const;
  const format = { name, code, ...limits, mime_types: ['video/mp4' as const] };
  return (await admin.post<Schemas['Format']>('settings/formats', format)).id;
}

/** Campaigns for all cases on a server, a second instance, and placements on sites of both. */
export class PlayerScene {
  readonly #lent: LoopbackSite;
  readonly #webmaster: ApiSession;
  readonly #second: ApiSession;
  readonly #secondFormat: number;
  readonly #secondSite: number;
  readonly #site: number;
  readonly #formats: Record<Kind, number>;

  private constructor(
    lent: LoopbackSite,
    sessions: { webmaster: ApiSession; second: ApiSession },
    sites: { first: number; second: number },
    formats: { first: Record<Kind, number>; second: number },
  ) {
    this.#lent = lent;
    [this.#webmaster, this.#second] = [sessions.webmaster, sessions.second];
    [this.#site, this.#secondSite] = [sites.first, sites.second];
    [this.#formats, this.#secondFormat] = [formats.first, formats.second];
  }

  /**
   * @param lent lends its domain to the other servers, so that both the browser and the server reach them under the
   * same URL
   */
  static async make(
    lent: LoopbackSite,
    api: (account: Account) => Promise<ApiSession>,
    second: RealServer,
    video: string,
  ): Promise<PlayerScene> {
    const preroll = await startServing(api, video);
    const script = await startServing(api, video, {}, { interactive: true });
    const overlay = await startServing(api, video, {}, { kind: 'overlay' });
    const secondWebmaster = await ApiSession.signIn(second.url, 'webmaster');
    const { items } = await secondWebmaster.get<Schemas['SiteList']>('sites?limit=50');
    const secondSite = items.find(({ state }) => state === 'serving');
    const first = {
      ...{ video: preroll.placement.format_id, script: script.placement.format_id },
      ...{ overlay: overlay.placement.format_id, none: await createFormat(await api('admin')) },
    };
    return new PlayerScene(
      lent,
      { webmaster: await api('webmaster'), second: secondWebmaster },
      { first: preroll.placement.site_id, second: secondSite?.id ?? 0 },
      { first, second: await createFormat(await ApiSession.signIn(second.url, 'admin')) },
    );
  }

  /** Creates the placements of a case, so that only this case is counted for them. */
  async place(name: Case): Promise<PlayerPlacement> {
    const own = (format: Kind, leadsTo: string | null = null) =>
      this.#webmaster.post<Placement>(`sites/${this.#site}/placements`, {
        ...{ name: unique('Place'), format_id: this.#formats[format], backfill_vast_url: leadsTo },
      });
    const path = `/${name.replaceAll(' ', '-')}`;
    const addressOf = (server: string) => `https://${this.#lent.domain}${path}/${server}`;
    const kinds: Partial<Record<Case, Kind>> = { VPAID: 'script', overlay: 'overlay', empty: 'none' };
    if (name === 'backfill') {
      const [address, tag] = [addressOf('backfill'), null];
      // shaka-player would repeat requests for a missing file
      this.#lent.pages.set('/backfill/impression', { body: '' });
      this.#lent.pages.set(`${path}/backfill`, { type: 'application/xml', body: backfillDocument(this.#lent.url) });
      const placement = await own('none', address);
      return { placement, other: null, tag: placement.vast_url, others: [{ address, tag }] };
    }
    if (name !== 'wrapper of a second instance' && name !== 'loop of two instances') {
      const placement = await own(kinds[name] ?? 'video');
      return { placement, other: null, tag: placement.vast_url, others: [] };
    }
    const leadsBack = name === 'loop of two instances';
    const placement = await (leadsBack ? own('none', addressOf('second')) : own('video'));
    const other = await this.#second.post<Placement>(`sites/${this.#secondSite}/placements`, {
      ...{ name: unique('Place'), format_id: this.#secondFormat, backfill_vast_url: addressOf('first') },
    });
    const tags = { first: placement.vast_url, second: other.vast_url };
    for (const [server, tag] of Object.entries(tags))
      this.#lent.pages.set(`${path}/${server}`, { type: 'application/xml', body: answerOf(tag) });
    const others = Object.entries(tags).map(([server, tag]) => ({ address: addressOf(server), tag }));
    return { placement, other, tag: (leadsBack ? placement : other).vast_url, others };
  }

  /**
   * Has the server follow the wrappers behind a tag until all of them have answered in time. It caches the answers for
   * 30 s, so a page must request the tag immediately.
   * @returns the number of its answers without an advert
   */
  async warmUpChain(tag: string, name: Case): Promise<number> {
    let failures = 0;
    const answer = async () => {
      const document = await (await fetch(tag, { headers: { 'user-agent': userAgent } })).text();
      if (!document.includes('<MediaFile')) failures += 1;
      return document;
    };
    await expect.poll(answer).toContain(name === 'loop of two instances' ? 'code=302' : '<MediaFile');
    return failures;
  }

  /** The counted events of a placement by metric, without metrics that players don't report. */
  async counted({ placement, other }: PlayerPlacement): Promise<Record<string, number>> {
    const own = await countedOf(this.#webmaster, placement);
    const others = other === null ? {} : await countedOf(this.#second, other);
    return { ...own, ...Object.fromEntries(Object.entries(others).map(([name, count]) => [`second:${name}`, count])) };
  }
}

const quartiles = ['quartile25', 'quartile50', 'quartile75', 'quartile100'];
const reported = ['win', 'impression', 'show', 'skip', 'click', ...quartiles, 'error'];
const metrics = [...reported, 'backfill_win', 'backfill_impression', 'backfill_error', 'invalid'];

async function countedOf(session: ApiSession, { id }: Placement): Promise<Record<string, number>> {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const metricsQuery = metrics.map((name) => `metrics=${name}`).join('&');
  const question = `date_from=${day(-1)}&date_to=${day(1)}&timezone=UTC&undivided=true&filter=placement:in:${id}`;
  const { totals } = await session.get<Schemas['AnalyticsAnswer']>(`reports?${question}&${metricsQuery}`);
  return Object.fromEntries(Object.entries(totals.metrics).filter(([, count]) => Number(count) > 0)) as Record<
    string,
    number
  >;
}

/**
 * The expected counts: each report once, and a show if only quartiles were reported. Adverts of other servers count
 * separately.
 */
export function expectedCounts(reports: readonly string[], isOfOthers: boolean): Record<string, number> {
  const counts: Record<string, number> = {};
  const add = (name: string) => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  for (const report of reports) {
    const [, other = '', kind = ''] = /^(second:)?(\w+)/.exec(report) ?? [];
    if (['backfill', 'nowhere'].includes(kind) || (kind === 'landing' && reports.includes('click'))) continue;
    add(`${other}${isOfOthers || other !== '' ? 'backfill_' : ''}${kind === 'landing' ? 'click' : kind}`);
  }
  if (counts.show === undefined && quartiles.some((quartile) => counts[quartile] !== undefined)) add('show');
  return counts;
}

/** Answers as an instance would, forwarding the user agent of the request. */
const answerOf =
  (tag: string) =>
  async ({ headers }: IncomingMessage) =>
    (await fetch(tag, { headers: { 'user-agent': headers['user-agent'] ?? '' } })).text();

const backfillDocument = (
  url: string,
) => `<VAST version="3.0"><Ad id="1"><InLine><AdSystem>Other</AdSystem><AdTitle>Other</AdTitle>
  <Impression><![CDATA[${url}/backfill/impression]]></Impression>
  <Creatives><Creative><Linear><Duration>00:00:06</Duration><MediaFiles>
    <MediaFile delivery="progressive" type="video/mp4" width="640" height="360"><![CDATA[${url}/advert.mp4]]></MediaFile>
  </MediaFiles></Linear></Creative></Creatives></InLine></Ad></VAST>`;
