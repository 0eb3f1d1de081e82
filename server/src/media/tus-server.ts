import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Server } from '@tus/server';
import type { MediaFile } from './finished-upload.ts';
import { VideoRefusedError } from './inspect-video.ts';
import { type PendingUpload, type UploadStore, uploadId } from './upload-store.ts';

export interface TusOptions {
  path: string;
  store: UploadStore;
  /** Who sends a request; known before tus sees it. */
  ownerOf(request: IncomingMessage): number | undefined;
  accept(upload: PendingUpload): Promise<MediaFile>;
}

/**
 * The tus protocol over the files of `store`. What a person has to read is JSON; the errors of the protocol itself stay
 * text, for clients.
 */
export function createTusServer({ path, store, ownerOf, accept }: TusOptions): Server {
  return new Server({
    path,
    datastore: store.files,
    // behind a proxy nobody but the browser knows the address of this server
    relativeLocation: true,
    // the app has decided on the origin already
    allowedOrigins: () => false,
    namingFunction: () => randomBytes(16).toString('hex'),
    getFileIdFromRequest: (_request, id) => (id !== undefined && uploadId.test(id) ? id : undefined),
    async onUploadCreate(request, upload) {
      const raw = request.runtime?.node?.req;
      const owner = raw && ownerOf(raw as IncomingMessage);
      if (owner === undefined) throw { status_code: 401, body: 'You are not authorized' };
      return { metadata: { ...upload.metadata, owner: String(owner) } };
    },
    async onUploadFinish(_request, upload) {
      const { owner, filename } = upload.metadata ?? {};
      const size = upload.size ?? 0;
      const arrived = { id: upload.id, ownerId: Number(owner), filename: filename ?? '', size, received: size };
      try {
        return json(200, await accept(arrived));
      } catch (error) {
        if (error instanceof VideoRefusedError) return json(422, { error: error.message });
        throw error;
      }
    },
  });
}

const json = (status_code: number, body: object) => ({
  status_code,
  headers: { 'Content-Type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
});
