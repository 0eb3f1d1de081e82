import { join } from 'node:path';

const creativeUrl = /^\/media\/([0-9a-f]{32})\/(source\.(?:mp4|mov|webm))$/;

/** The folders of video files. All three are on one file system, so that a rename moves a file atomically. */
export function mediaPaths(dataDir: string) {
  return {
    /** Uploads in progress or not yet inspected; never served. */
    incoming: join(dataDir, 'media-uploads'),
    /** One folder per upload, served below `/media/`: the source and its transcoded versions. */
    served: join(dataDir, 'media'),
    /** Temporary files of transcoding; never served. */
    work: join(dataDir, 'media-work'),
  };
}

/** Locates an upload's folder and file from the URL that adverts store; null for any other URL. */
export function locateSource(dataDir: string, url: string): { folder: string; file: string; uploadId: string } | null {
  const [, uploadId, name] = creativeUrl.exec(url) ?? [];
  if (uploadId === undefined || name === undefined) return null;
  const folder = join(mediaPaths(dataDir).served, uploadId);
  return { folder, file: join(folder, name), uploadId };
}
