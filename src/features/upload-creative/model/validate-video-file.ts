import { type FormatLimits, mimeTypeOf, validateByFormat } from '@preroll/rules/advert/format-limits';
import { validateCodec } from '@preroll/rules/advert/video-codecs';
import type { VideoFacts } from './video-facts';

/**
 * The reason why the server would refuse the file; null if none is known.
 *
 * @param facts null if they can't be read; the server then decides
 */
export function validateVideoFile(
  file: Pick<File, 'name' | 'size'>,
  facts: VideoFacts | null,
  format: FormatLimits,
): string | null {
  const codecRefusal = facts?.codec ? validateCodec(facts.codec) : null;
  const { name, size } = file;
  const { duration = null, mimeType = mimeTypeOf(name) } = facts ?? {};
  return codecRefusal ?? validateByFormat({ duration, size, mimeType }, format);
}
