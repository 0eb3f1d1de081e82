import { formatBytes } from '@preroll/rules/text/format-bytes';
import { Metadata } from '@tus/server';

/** The headers that announce a file before its first byte. */
export interface UploadAnnouncement {
  length: string | undefined;
  metadata: string | undefined;
  /** The header `Upload-Concat`: the upload is one of several parts, or joins them. */
  concat?: string;
  contentType?: string;
}

export interface UploadRefusal {
  status: 400 | 413 | 415;
  /** A message for the user. */
  error: string;
}

/** The content type of upload requests. */
export const UPLOAD_TYPE = 'application/offset+octet-stream';

const extensions = /\.(mp4|webm|mov)$/i;

/**
 * Refuses an upload that cannot succeed; null if it may begin. The file name is only a first hint, and the
 * type that the system gives it none at all: the content is inspected after the upload.
 */
export function refuseUpload(
  { length, metadata, concat, contentType }: UploadAnnouncement,
  maxBytes: number,
): UploadRefusal | null {
  if (concat !== undefined)
    return { status: 400, error: 'A file is uploaded in one piece: Upload-Concat is not supported.' };
  if (contentType === UPLOAD_TYPE)
    return { status: 400, error: 'The bytes of the file are sent with PATCH, once the upload has begun.' };
  const size = parseUploadLength(length);
  if (size === null) return { status: 400, error: 'The upload does not say how large it is.' };
  const name = readName(metadata);
  if (name === null) return { status: 400, error: 'The upload does not say what file it is.' };
  if (!extensions.test(name)) return { status: 415, error: 'Only mp4, webm and mov files can be uploaded.' };
  if (size > maxBytes)
    return {
      status: 413,
      error: `This file is too large: ${formatBytes(size)}. At most ${formatBytes(maxBytes)} can be uploaded.`,
    };
  return null;
}

/** Parses a length in bytes; null for anything but a plain positive number, which is all that tus reads. */
export function parseUploadLength(header: string | undefined): number | null {
  const size = Number(header);
  return /^[1-9]\d*$/.test(header ?? '') && Number.isSafeInteger(size) ? size : null;
}

function readName(header: string | undefined): string | null {
  try {
    return Metadata.parse(header).filename ?? '';
  } catch {
    return null;
  }
}
