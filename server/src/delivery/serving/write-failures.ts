import { toUri } from '../answer/to-uri.ts';
import { type VastVersion, vastDocument } from '../answer/vast-document.ts';
import { element } from '../answer/xml.ts';

/** Another server's tag without an advert. */
export interface FailedTag {
  /** The error code (VAST 3.0, section 2.4.2.3). */
  code: number;
  /** The error URLs of its documents, with the macro `[ERRORCODE]`. */
  addresses: readonly string[];
}

/** A document without adverts after other servers had none: the error URLs to call, with the code filled in. */
export function writeFailures(failed: readonly FailedTag[], publicUrl: string, version: VastVersion): string {
  const code = failed.at(-1)?.code;
  const own = `${publicUrl}/vast/error?reason=no_advert&code=${code}`;
  const others = failed.flatMap(({ addresses, code: errorCode }) =>
    addresses.map((address) => toUri(address.replaceAll('[ERRORCODE]', String(errorCode)))),
  );
  return vastDocument(
    version,
    [own, ...others].map((address) => element('Error', {}, address)),
  );
}
