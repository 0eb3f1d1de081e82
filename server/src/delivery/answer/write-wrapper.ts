import { toUri } from './to-uri.ts';
import { type VastVersion, vastDocument } from './vast-document.ts';
import { element } from './xml.ts';

/** What a player tells us of another server's advert. */
export type WrapperAddress = 'error' | 'impression' | 'win';

/** Another server's tag. */
interface Wrapper {
  /** The address that is asked for an advert, with the macros that players replace. */
  tag: string;
  /** Identifies it in the reports of both sides. */
  servingId: string;
  /** Returns our absolute address for an event; that of `error` holds the macro `[ERRORCODE]`. */
  addressOf: (kind: WrapperAddress) => string;
}

/**
 * Writes the document that sends a player on to other servers' tags, and has it tell us what becomes of their adverts. The
 * player asks the first, and the next only if that one has no advert (`fallbackOnNoAd`, which the schema of 3.0 has forgotten).
 */
export function writeWrappers(wrappers: readonly Wrapper[], version: VastVersion): string {
  const adverts = wrappers.map((wrapper, at) => {
    const fallback = { fallbackOnNoAd: at < wrappers.length - 1 ? 'true' : null };
    return element('Ad', { id: wrapper.servingId }, [element('Wrapper', fallback, contentOf(wrapper, version))]);
  });
  return vastDocument(version, adverts);
}

function contentOf({ tag, addressOf }: Wrapper, version: VastVersion) {
  const system = element('AdSystem', {}, 'Preroll');
  const next = element('VASTAdTagURI', {}, toUri(tag));
  const error = element('Error', {}, addressOf('error'));
  const impression = element('Impression', {}, addressOf('impression'));
  const tracking = element('TrackingEvents', {}, [element('Tracking', { event: 'start' }, addressOf('win'))]);
  const creatives = element('Creatives', {}, [element('Creative', {}, [element('Linear', {}, [tracking])])]);
  return version === '3.0'
    ? [system, next, error, impression, creatives]
    : [system, error, impression, creatives, next];
}
