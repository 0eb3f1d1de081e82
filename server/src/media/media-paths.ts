import { join } from 'node:path';

const creativeUrl = /^\/media\/([0-9a-f]{32})\/(source\.(?:mp4|mov|webm))$/;

/** Where video files lie. All three folders are on one file system, so that a rename moves a file at once. */
export function mediaPaths(dataDir: string) {
  return {
    /** Uploads that are under way or not yet inspected; never served. */
    incoming: join(dataDir, 'media-uploads'),
    /** One folder per upload, served below `/media/`: the source and the versions made from it. */
    served: join(dataDir, 'media'),
    /** Unfinished work of transcoding; never served. */
    work: join(dataDir, 'media-work'),
  };
}

/** The folder of an upload and its file, by the URL that adverts carry; null for any other URL. */
export function locateSource(dataDir: string, url: string): { folder: string; file: string; uploadId: string } | null {
  const [, uploadId, name] = creativeUrl.exec(url) ?? [];
  if (uploadId === undefined || name === undefined) return null;
  const folder = join(mediaPaths(dataDir).served, uploadId);
  return { folder, file: join(folder, name), uploadId };
}
