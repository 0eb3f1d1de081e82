import { Metadata } from '@tus/server';
import { bytesInWords } from './bytes-in-words.ts';

/** What a client says about a file before it sends a byte of it. */
export interface UploadAnnouncement {
  /** Header `Upload-Length`. */
  length: string | undefined;
  /** Header `Upload-Metadata`. */
  metadata: string | undefined;
  /** Header `Upload-Concat`: this is one of several parts, or joins them. */
  concat?: string;
  /** Header `Content-Type`. */
  contentType?: string;
}

export interface UploadRefusal {
  status: 400 | 413 | 415;
  /** For the person who chose the file. */
  error: string;
}

/** What the bytes of a file are sent as. */
export const UPLOAD_TYPE = 'application/offset+octet-stream';

const extensions = /\.(mp4|webm|mov)$/i;

/** What browsers call these files; some know no name for a mov. */
const mimeTypes = ['video/mp4', 'video/webm', 'video/quicktime', ''];

/**
 * Refuses an upload that can't end well; null when it may begin. The name is only a first hint: what the file really is
 * is found out when it has arrived.
 */
export function refuseUpload(
  { length, metadata, concat, contentType }: UploadAnnouncement,
  maxBytes: number,
): UploadRefusal | null {
  if (concat !== undefined)
    return { status: 400, error: 'A file is uploaded in one piece: Upload-Concat is not supported.' };
  if (contentType === UPLOAD_TYPE)
    return { status: 400, error: 'The bytes of the file are sent with PATCH, once the upload has begun.' };
  const size = readLength(length);
  if (size === null) return { status: 400, error: 'The upload does not say how large it is.' };
  const described = readMetadata(metadata);
  if (described === null) return { status: 400, error: 'The upload does not say what file it is.' };
  if (!extensions.test(described.filename) || !mimeTypes.includes(described.filetype))
    return { status: 415, error: 'Only mp4, webm and mov files can be uploaded.' };
  if (size > maxBytes)
    return {
      status: 413,
      error: `This file is too large: ${bytesInWords(size)}. At most ${bytesInWords(maxBytes)} can be uploaded.`,
    };
  return null;
}

/** Bytes; null for anything but a plain positive number: tus reads nothing else. */
export function readLength(header: string | undefined): number | null {
  const size = Number(header);
  return /^[1-9]\d*$/.test(header ?? '') && Number.isSafeInteger(size) ? size : null;
}

function readMetadata(header: string | undefined): { filename: string; filetype: string } | null {
  try {
    const { filename, filetype } = Metadata.parse(header);
    return { filename: filename ?? '', filetype: (filetype ?? '').toLowerCase() };
  } catch {
    return null;
  }
}
