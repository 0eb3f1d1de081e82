import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PQueue from 'p-queue';
import type { Db } from '../db/database.ts';
import { uploads } from '../db/schema.ts';
import type { VideoTools } from '../video-tools/video-tools.ts';
import { type MediaFile, readMediaFile } from './finished-upload.ts';
import { inspectVideo, VideoRefusedError } from './inspect-video.ts';
import { mediaPaths } from './media-paths.ts';
import type { PendingUpload, UploadStore } from './upload-store.ts';

export interface AcceptDeps {
  db: Db;
  dataDir: string;
  tools: VideoTools;
  store: UploadStore;
}

/** The upload's bytes are gone although it was not accepted: it is being removed. */
export class UploadGoneError extends Error {}

/** The number of concurrent inspections: they read whole files, so more are not faster. */
const CONCURRENCY = 2;

/**
 * Creates the function that accepts a complete upload: it inspects the file, moves it to the served folder, and writes the
 * row, in this order. Each step can be repeated, so that an upload interrupted by a crash is completed when its owner
 * requests it. Concurrent calls for one upload share the result.
 *
 * The returned function throws VideoRefusedError after removing the upload, and UploadGoneError.
 */
export function createUploadAcceptor(deps: AcceptDeps): (upload: PendingUpload) => Promise<MediaFile> {
  const inProgress = new Map<string, Promise<MediaFile>>();
  const inspectionQueue = new PQueue({ concurrency: CONCURRENCY });
  return (upload) => {
    const known = inProgress.get(upload.id);
    if (known !== undefined) return known;
    const answer = inspectionQueue.add(() => accept(deps, upload)).finally(() => inProgress.delete(upload.id));
    inProgress.set(upload.id, answer);
    return answer;
  };
}

async function accept({ db, dataDir, tools, store }: AcceptDeps, upload: PendingUpload): Promise<MediaFile> {
  const { id, ownerId } = upload;
  const known = await readMediaFile(db, id, ownerId);
  if (known !== null) return known;
  const folder = join(mediaPaths(dataDir).served, id);
  const alreadyMoved = await findSource(folder);
  const file = alreadyMoved ?? store.path(id);
  if (alreadyMoved === null && !(await store.hasBytes(id))) throw new UploadGoneError(id);
  try {
    const { extension, ...facts } = await inspectVideo(tools, file);
    const { size } = await stat(file);
    const name = `source.${extension}`;
    if (alreadyMoved === null) {
      await mkdir(folder, { recursive: true });
      await rename(file, join(folder, name));
    }
    const media: MediaFile = { url: `/media/${id}/${name}`, size, ...facts };
    await db
      .insert(uploads)
      .values({ id, ownerId, filename: cleanName(upload.filename), ...media })
      .onConflictDoNothing();
    await store.remove(id);
    return media;
  } catch (error) {
    if (error instanceof VideoRefusedError) {
      await rm(folder, { recursive: true, force: true });
      await store.remove(id);
    }
    throw error;
  }
}

async function findSource(folder: string): Promise<string | null> {
  const names = await readdir(folder).catch(() => []);
  const source = names.find((name) => name.startsWith('source.'));
  return source === undefined ? null : join(folder, source);
}

/** Cleans a file name for display; it is never used as a path. */
const cleanName = (name: string) =>
  name
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 255);
