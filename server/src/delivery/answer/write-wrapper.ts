import { toUri } from './to-uri.ts';
import { vastDocument } from './vast-document.ts';
import type { VastOptions } from './write-vast.ts';
import { element } from './xml.ts';

/** What a player tells us of another server's advert. */
export type WrapperAddress = 'error' | 'impression' | 'win';

/**
 * Writes the document that sends a player on to another server's tag, and has it tell us what becomes of that advert.
 * @param tag the address that is asked for it, with the macros that players replace
 * @param addressOf returns our absolute address for an event; that of `error` holds the macro `[ERRORCODE]`
 */
export function writeWrapper(
  tag: string,
  addressOf: (kind: WrapperAddress) => string,
  { version, servingId }: VastOptions,
): string {
  const system = element('AdSystem', {}, 'Preroll');
  const next = element('VASTAdTagURI', {}, toUri(tag));
  const error = element('Error', {}, addressOf('error'));
  const impression = element('Impression', {}, addressOf('impression'));
  const tracking = element('TrackingEvents', {}, [element('Tracking', { event: 'start' }, addressOf('win'))]);
  const creatives = element('Creatives', {}, [element('Creative', {}, [element('Linear', {}, [tracking])])]);
  const content =
    version === '3.0' ? [system, next, error, impression, creatives] : [system, error, impression, creatives, next];
  return vastDocument(version, [element('Ad', { id: servingId }, [element('Wrapper', {}, content)])]);
}
