import { toUri } from '../answer/to-uri.ts';
import { type VastVersion, vastDocument } from '../answer/vast-document.ts';
import { element } from '../answer/xml.ts';

/** Another server's tag that has no advert. */
export interface FailedTag {
  /** The code of the error (VAST 3.0, section 2.4.2.3). */
  code: number;
  /** Whom its documents ask to tell, with the macro `[ERRORCODE]`. */
  addresses: readonly string[];
}

/** A document without adverts after other servers have none: who is to be told, with the code filled in, which only we know. */
export function writeFailures(failed: readonly FailedTag[], publicUrl: string, version: VastVersion): string {
  const code = failed.at(-1)?.code;
  const own = `${publicUrl}/vast/error?reason=no_advert&code=${code}`;
  const others = failed.flatMap(({ addresses, code: said }) =>
    addresses.map((address) => toUri(address.replaceAll('[ERRORCODE]', String(said)))),
  );
  return vastDocument(
    version,
    [own, ...others].map((address) => element('Error', {}, address)),
  );
}
