import { Metadata } from '@tus/server';

/** What a client says about a file before it sends a byte of it. */
export interface UploadAnnouncement {
  /** Header `Upload-Length`. */
  length: string | undefined;
  /** Header `Upload-Metadata`. */
  metadata: string | undefined;
}

export interface UploadRefusal {
  status: 400 | 413 | 415;
  /** For the person who chose the file. */
  error: string;
}

const extensions = /\.(mp4|webm|mov)$/i;

/** What browsers call these files; some know no name for a mov. */
const mimeTypes = ['video/mp4', 'video/webm', 'video/quicktime', ''];

/**
 * Refuses an upload that can't end well; null when it may begin. The name is only a first hint: what the file really is
 * is found out when it has arrived.
 */
export function refuseUpload({ length, metadata }: UploadAnnouncement, maxBytes: number): UploadRefusal | null {
  const size = Number(length);
  if (length === undefined || !Number.isSafeInteger(size) || size < 1)
    return { status: 400, error: 'The upload does not say how large it is.' };
  const described = readMetadata(metadata);
  if (described === null) return { status: 400, error: 'The upload does not say what file it is.' };
  if (!extensions.test(described.filename) || !mimeTypes.includes(described.filetype))
    return { status: 415, error: 'Only mp4, webm and mov files can be uploaded.' };
  if (size > maxBytes)
    return {
      status: 413,
      error: `This file is too large: ${inWords(size)}. At most ${inWords(maxBytes)} can be uploaded.`,
    };
  return null;
}

function readMetadata(header: string | undefined): { filename: string; filetype: string } | null {
  try {
    const { filename, filetype } = Metadata.parse(header);
    return { filename: filename ?? '', filetype: (filetype ?? '').toLowerCase() };
  } catch {
    return null;
  }
}

function inWords(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB'];
  const power = Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  return `${Number((bytes / 1024 ** power).toFixed(1))} ${units[power]}`;
}
