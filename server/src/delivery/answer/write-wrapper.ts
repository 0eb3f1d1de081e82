import { toUri } from './to-uri.ts';
import { type VastVersion, vastDocument } from './vast-document.ts';
import { element } from './xml.ts';

/** The events of another server's advert that players report to us. */
export type WrapperAddress = 'error' | 'impression' | 'win';

/** Another server's tag. */
interface Wrapper {
  /** The URL requested for an advert, with the macros that players replace. */
  tag: string;
  /** Identifies the response in the reports of both sides. */
  servingId: string;
  /** Returns our absolute URL for an event; that of `error` contains the macro `[ERRORCODE]`. */
  addressOf: (kind: WrapperAddress) => string;
}

/**
 * Writes the document that forwards a player to other servers' tags, with trackers for the events of their adverts. The
 * player requests the first tag, and each next one only if the one before it has no advert (`fallbackOnNoAd`, which is
 * missing from the 3.0 schema).
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
