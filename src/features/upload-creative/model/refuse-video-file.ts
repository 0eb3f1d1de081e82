import { type FormatLimits, mimeTypeOf, refuseByFormat } from '@preroll/rules/advert/format-limits';
import { refuseCodec } from '@preroll/rules/advert/video-codecs';
import type { VideoFacts } from './video-facts';

/**
 * The reason why the server would refuse the file; null if none is known.
 *
 * @param facts null if they can't be read; the server then decides
 */
export function refuseVideoFile(
  file: Pick<File, 'name' | 'size'>,
  facts: VideoFacts | null,
  format: FormatLimits,
): string | null {
  const codecRefusal = facts?.codec ? refuseCodec(facts.codec) : null;
  const { name, size } = file;
  const { duration = null, mimeType = mimeTypeOf(name) } = facts ?? {};
  return codecRefusal ?? refuseByFormat({ duration, size, mimeType }, format);
}
