import type { UsageState } from './limit-counts.ts';
import { type EventKind, isInFlight, type LimitedCampaign } from './limited-campaign.ts';
import type { LimitRefusal, SettledServe, Settlement } from './serve-limits.ts';

/** Something with a limit, identified by a key. */
interface Rule {
  key: string;
  term: 'limit_total' | 'limit_day' | 'no_balance';
  what: 'shows' | 'cash';
  limit: number | null;
  counts: (event: ValidEvent) => boolean;
}

/** A valid show, or a valid billed event. */
interface ValidEvent {
  campaign: number;
  day: string;
  shows: number;
  cash: number;
}

interface ModelServe extends SettledServe {
  at: number;
  came: Set<EventKind>;
  cameLate: Set<EventKind>;
  reserved: { shows: string[]; cash: string[] };
}

const formatters = new Map<string, Intl.DateTimeFormat>();

const dayOf = (timeZone: string, at: number): string => {
  const formatter = formatters.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone });
  formatters.set(timeZone, formatter);
  return formatter.format(at);
};

/** A reference model: keeps a plain list of all events and serves, and sums over all of them for each check. */
export class LimitsModel {
  readonly events: ValidEvent[] = [];
  readonly serves: ModelServe[] = [];
  /** The payments of each owner, as of the last read of the balance. */
  readonly paidIn = new Map<number, number>();
  /** Campaigns as of their last load or, since then, their last request. */
  readonly known = new Map<number, LimitedCampaign>();

  rules(campaign: LimitedCampaign, day: string): Rule[] {
    const { id, ownerId, group, limits } = campaign;
    const isOwn = (event: ValidEvent) => event.campaign === id;
    const isOfGroup = (event: ValidEvent) => this.known.get(event.campaign)?.group?.id === group?.id;
    const isOfOwner = (event: ValidEvent) => this.known.get(event.campaign)?.ownerId === ownerId;
    const own: Rule[] = [
      { key: `${id} shows`, term: 'limit_total', what: 'shows', limit: limits.showsAllTime, counts: isOwn },
      {
        key: `${id} shows ${day}`,
        term: 'limit_day',
        what: 'shows',
        limit: limits.showsDay,
        counts: (event) => isOwn(event) && event.day === day,
      },
      {
        key: `${id} cash ${day}`,
        term: 'limit_day',
        what: 'cash',
        limit: limits.cashDay,
        counts: (event) => isOwn(event) && event.day === day,
      },
      {
        key: `owner ${ownerId}`,
        term: 'no_balance',
        what: 'cash',
        limit: this.paidIn.get(ownerId) ?? 0,
        counts: isOfOwner,
      },
    ];
    const inFlight = (event: ValidEvent) => isOwn(event) && isInFlight(campaign, event.day);
    if (isInFlight(campaign, day))
      own.push(
        { key: `${id} flight shows`, term: 'limit_total', what: 'shows', limit: limits.shows, counts: inFlight },
        { key: `${id} flight cash`, term: 'limit_total', what: 'cash', limit: limits.cash, counts: inFlight },
      );
    if (group === null) return own;
    own.push({
      key: `group ${group.id} ${day}`,
      term: 'limit_day',
      what: 'cash',
      limit: group.limits.cashDay,
      counts: (event) => isOfGroup(event) && event.day === day,
    });
    if (isInFlight(group, day))
      own.push({
        key: `group ${group.id}`,
        term: 'limit_total',
        what: 'cash',
        limit: group.limits.cash,
        counts: (event) => isOfGroup(event) && isInFlight(group, event.day),
      });
    return own;
  }

  used({ what, counts }: Rule): number {
    return this.events.filter(counts).reduce((sum, event) => sum + event[what], 0);
  }

  reserved({ key, what }: Rule, at: number): number {
    const open = this.serves.filter((serve) => at < serve.at + 120_000 && serve.reserved[what].includes(key));
    return open.reduce((sum, { price }) => sum + (what === 'shows' ? 1 : price), 0);
  }

  refuses(campaign: LimitedCampaign, at: number): LimitRefusal | null {
    this.known.set(campaign.id, campaign);
    const { group } = campaign;
    const rules = this.rules(campaign, dayOf(campaign.timezone, at));
    const today = group && dayOf(group.timezone, at);
    if (today) rules.push(...this.rules(campaign, today).filter(({ key }) => key === `group ${group.id} ${today}`));
    const lacking = rules.filter((rule) => {
      const used = this.used(rule);
      const amount = rule.what === 'shows' ? 1 : campaign.price;
      return rule.limit !== null && (used >= rule.limit || used + this.reserved(rule, at) + amount > rule.limit);
    });
    const order = ['limit_total', 'limit_day', 'no_balance'] as const;
    return order.find((term) => lacking.some((rule) => rule.term === term)) ?? null;
  }

  reserve(campaign: LimitedCampaign, at: number, serve: SettledServe): void {
    const rules = this.rules(campaign, dayOf(campaign.timezone, at));
    const keys = (what: 'shows' | 'cash') => rules.filter((rule) => rule.what === what).map(({ key }) => key);
    const reserved = { shows: keys('shows'), cash: campaign.payModel === 'cpm' ? keys('cash') : [] };
    this.serves.push({ ...serve, at, came: new Set(), cameLate: new Set(), reserved });
  }

  settle(serve: ModelServe, kind: EventKind, at: number): Settlement {
    const none = { infersShow: false, isBilled: false };
    if (serve.came.has(kind) || serve.cameLate.has(kind)) return { result: 'repeated', ...none };
    const isLate = at > serve.at + 24 * 3_600_000;
    (isLate ? serve.cameLate : serve.came).add(kind);
    if (isLate) return { result: 'expired', ...none };
    const bills = { cpm: 'impression', cpc: 'click', cpv: 'quartile100' }[serve.payModel] === kind;
    const isCounted = kind === 'show' ? this.#take(serve, 'shows', at) : !bills || this.#take(serve, 'cash', at);
    const infersShow = kind.startsWith('quartile') && !serve.came.has('show') && this.#take(serve, 'shows', at);
    if (infersShow) serve.came.add('show');
    return { result: isCounted ? 'counted' : 'over_limit', infersShow, isBilled: bills && isCounted };
  }

  #take(serve: ModelServe, what: 'shows' | 'cash', at: number): boolean {
    const campaign = this.known.get(serve.campaign);
    if (campaign === undefined) return false;
    const amount = what === 'shows' ? 1 : serve.price;
    const own = at < serve.at + 120_000 ? serve.reserved[what] : [];
    serve.reserved[what] = [];
    const day = dayOf(campaign.timezone, at);
    const fits = this.rules(campaign, day)
      .filter((rule) => rule.what === what)
      .every((rule) => {
        const others = own.includes(rule.key) ? 0 : this.reserved(rule, at);
        return rule.limit === null || this.used(rule) + others + amount <= rule.limit;
      });
    if (fits) this.events.push({ campaign: campaign.id, day, shows: 0, cash: 0, [what]: amount });
    return fits;
  }

  /** The usage that the day counters would have after the first events, for the campaigns as they are now. */
  read(campaigns: readonly LimitedCampaign[], paidIn: ReadonlyMap<number, number>, first: number): UsageState {
    const events = this.events.slice(0, first);
    const sum = (what: 'shows' | 'cash', counts: (event: ValidEvent) => boolean) =>
      events.filter(counts).reduce((total, event) => total + event[what], 0);
    const days = [...new Set(events.map(({ day }) => day))];
    const groups = new Map(campaigns.flatMap(({ group }) => (group === null ? [] : [[group.id, group]])));
    const groupOf = new Map(campaigns.map(({ id, group }) => [id, group?.id]));
    const ownerOf = new Map(campaigns.map(({ id, ownerId }) => [id, ownerId]));
    return {
      campaigns: campaigns.map((campaign) => {
        const isOwn = (event: ValidEvent) => event.campaign === campaign.id;
        const inFlight = (event: ValidEvent) => isOwn(event) && isInFlight(campaign, event.day);
        const on = (day: string) => (event: ValidEvent) => isOwn(event) && event.day === day;
        return {
          campaign,
          used: {
            cash: sum('cash', inFlight),
            shows: sum('shows', inFlight),
            showsAllTime: sum('shows', isOwn),
            days: days.map((day) => ({ day, cash: sum('cash', on(day)), shows: sum('shows', on(day)) })),
          },
        };
      }),
      groups: [...groups.values()].map((group) => {
        const isOfGroup = (event: ValidEvent) => groupOf.get(event.campaign) === group.id;
        return {
          id: group.id,
          used: {
            cash: sum('cash', (event) => isOfGroup(event) && isInFlight(group, event.day)),
            days: days.map((day) => ({ day, cash: sum('cash', (event) => isOfGroup(event) && event.day === day) })),
          },
        };
      }),
      balances: [...paidIn].map(([ownerId, paid]) => ({
        ownerId,
        available: paid - sum('cash', (event) => ownerOf.get(event.campaign) === ownerId),
      })),
    };
  }
}
