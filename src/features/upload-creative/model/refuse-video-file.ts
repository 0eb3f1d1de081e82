import { type FormatLimits, mimeTypeOf, refuseByFormat } from '@preroll/rules/format-limits';
import { refuseCodec } from '@preroll/rules/video-codecs';
import type { VideoFacts } from './video-facts';

/**
 * Says why a chosen file would be refused once it has arrived; null when nothing is known against it.
 *
 * @param facts null where they can't be read: then the server tells
 */
export function refuseVideoFile(
  file: Pick<File, 'name' | 'size'>,
  facts: VideoFacts | null,
  format: FormatLimits,
): string | null {
  const codecRefusal = facts?.codec ? refuseCodec(facts.codec) : null;
  const { name, size } = file;
  return (
    codecRefusal ?? refuseByFormat({ duration: facts?.duration ?? null, size, mimeType: mimeTypeOf(name) }, format)
  );
}
