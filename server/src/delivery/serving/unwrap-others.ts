import { isPlayableFile } from '@preroll/rules/vast/media-files';
import { mediaFilesOf } from '@preroll/rules/vast/next-in-chain';
import { nonEmptyTexts, type VastElement } from '@preroll/rules/vast/vast-element';
import type { EventWriter } from '../../events/spool/event-writer.ts';
import type { BackgroundTasks } from '../../platform/jobs/background-tasks.ts';
import type { OutboundClient } from '../../platform/outbound/outbound-client.ts';
import type { Serve } from '../answer/serve.ts';
import type { VastVersion } from '../answer/vast-document.ts';
import type { WrapperAddress } from '../answer/write-wrapper.ts';
import { cleanElements } from '../chain/clean-advert.ts';
import type { Chain, ChainEnd } from '../chain/follow-chain.ts';
import { type Clock, createChainFollower, systemClock, type Viewing } from '../chain/follow-for-player.ts';
import { mergeChain } from '../chain/merge-chain.ts';
import { joinTrackers, type Trackers, trackersOf } from '../chain/trackers.ts';
import { versionOf, writeChain } from '../chain/write-chain.ts';
import type { EventReceiver } from './event-receiver.ts';
import type { OtherServer } from './other-servers.ts';
import { type FailedTag, writeFailures } from './write-failures.ts';

/** Another server to which a player is forwarded, with the serve for the events of its advert. */
export interface ForwardTarget extends OtherServer {
  serve: Serve;
  addressOf: (kind: WrapperAddress) => string;
}

interface UnwrapRequest extends Viewing {
  version: VastVersion;
}

interface UnwrapDeps {
  outbound: OutboundClient;
  take: EventReceiver['take'];
  writer: Pick<EventWriter, 'recordEvents'>;
  publicUrl: string;
  backgroundTasks: Pick<BackgroundTasks, 'begin'>;
  clock?: Clock;
  timeouts?: UnwrapTimeouts | undefined;
}

/** In milliseconds. */
export interface UnwrapTimeouts {
  /** For all servers together. */
  all: number;
  /** For one server that has others behind it. */
  one: number;
}

/** Short, because the page's own video waits. */
const TIMEOUTS: UnwrapTimeouts = { all: 1_000, one: 500 };

const MAX_CHAINS = 50;

/** VAST 3.0, section 2.4.2.3. */
const codes: Record<ChainEnd, number> = {
  ...{ failed: 301, no_tag: 301, loop: 302, too_many: 302, no_advert: 303 },
  // the advert exists, but has no file that plays without a script, which these players don't run
  advert: 403,
};

/**
 * Returns a function that requests other servers, one after another, for a player that follows no wrappers, and writes the
 * first advert with the trackers of its chain. Null while too many chains are followed, or all servers are busy.
 */
export function createUnwrapper({
  outbound,
  take,
  writer,
  publicUrl,
  backgroundTasks,
  clock = systemClock,
  timeouts = TIMEOUTS,
}: UnwrapDeps) {
  const follow = createChainFollower(outbound, timeouts.all, clock);
  let running = 0;

  const reportError = async (serve: Serve, code: number) => {
    const at = new Date();
    const asked = { at, isFlood: false, isClickFlood: () => false, sender: 'person' as const };
    await take(serve, { ...asked, kind: 'error', code: String(code) }, writer.recordEvents);
  };

  const requestAll = async (others: readonly ForwardTarget[], viewing: UnwrapRequest): Promise<string | null> => {
    const end = clock.now() + timeouts.all;
    const failed: FailedTag[] = [];
    for (const [at, other] of others.entries()) {
      // a server that isn't requested counts neither as requested nor as failed
      if (clock.now() >= end) break;
      const until = at === others.length - 1 ? end : Math.min(end, clock.now() + timeouts.one);
      const chain = await follow(other, viewing, until);
      const { problem, document: last } = chain.asked.at(-1) ?? {};
      // the same applies if its chain leads to a busy server
      if (problem === 'busy') continue;
      if (chain.advert !== null && last && mediaFilesOf(chain.advert).some(isPlayableFile)) {
        const version = versionOf(last);
        return writeChain(
          mergeChain(chain.advert, joinTrackers(ownTrackers(other), trackersOf(chain.wrappers)), version),
          version,
        );
      }
      const code = codes[chain.end];
      // such players don't report a missing advert either, so the server records it
      backgroundTasks.begin("recording an error of another server's advert", () => reportError(other.serve, code));
      failed.push({ code, addresses: errorsOf(chain) });
    }
    return failed.length === 0 ? null : writeFailures(failed, publicUrl, viewing.version);
  };

  return async (others: readonly ForwardTarget[], viewing: UnwrapRequest): Promise<string | null> => {
    if (running >= MAX_CHAINS) return null;
    running += 1;
    try {
      return await requestAll(others, viewing);
    } finally {
      running -= 1;
    }
  };
}

const tracker = (name: string, text: string, attributes = {}): VastElement => ({
  name,
  text,
  attributes,
  children: [],
});

const ownTrackers = ({ addressOf }: ForwardTarget): Partial<Trackers> => ({
  inLine: [tracker('Error', addressOf('error')), tracker('Impression', addressOf('impression'))],
  timeline: [tracker('Tracking', addressOf('win'), { event: 'start' })],
});

/** The error URLs of a chain without an advert: those of its wrappers, and of the document at its end. */
function errorsOf({ wrappers, asked }: Chain): string[] {
  const last = asked.at(-1)?.document;
  const ofDocument = last === undefined || last === null ? [] : last.children;
  return nonEmptyTexts(
    [...trackersOf(wrappers).inLine, ...cleanElements(ofDocument)].filter(({ name }) => name === 'Error'),
  );
}
