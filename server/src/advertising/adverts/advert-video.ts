import { type FormatLimits, mimeTypeOf, validateByFormat } from '@preroll/rules/advert/format-limits';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../platform/access/viewer.ts';
import { invalid } from '../../platform/contract/api-error.ts';
import type { Db } from '../../platform/db/database.ts';
import { uploads } from '../../platform/db/schema.ts';

const nothingPlayable = {
  loadingStatus: 'awaiting',
  loadingError: null,
  creativeHls: null,
  creativeMp4: null,
  poster: null,
  renditions: null,
} as const;

/** The columns of a video before transcoding. */
export const withoutVideo = nothingPlayable;

/** The columns of an advert without a video, which a script renders. */
export const noVideo = { ...nothingPlayable, size: null, duration: null, width: null, height: null };

/**
 * Returns the columns for a new file: its properties, and empty results until it is transcoded.
 * @throws ApiError 422 unless the file is a finished upload of the user and within the format's limits
 */
export async function newVideo(tx: Db, { user }: Actor, creative: string, format: FormatLimits) {
  const [upload] = await tx
    .select({ size: uploads.size, duration: uploads.duration, width: uploads.width, height: uploads.height })
    .from(uploads)
    .where(and(eq(uploads.url, creative), eq(uploads.ownerId, user.id)))
    // locks the row, because unused uploads are removed after a while, which must not happen before the commit
    .for('share');
  if (upload === undefined) throw invalid({ creative: ['Upload the file first'] });
  const refusal = validateByFormat({ ...upload, mimeType: mimeTypeOf(creative) }, format);
  if (refusal !== null) throw invalid({ creative: [refusal] });
  return { ...nothingPlayable, ...upload };
}
