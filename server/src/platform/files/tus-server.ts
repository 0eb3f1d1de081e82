import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server } from '@tus/server';
import type { FastifyBaseLogger } from 'fastify';
import { NodeRequest, sendNodeResponse } from 'srvx/node';
import { ApiError } from '../contract/api-error.ts';
import { diskFull, isDiskFull } from './disk-space.ts';
import type { MediaFile } from './finished-upload.ts';
import { VideoRefusedError } from './inspect-video.ts';
import { type PendingUpload, type UploadStore, uploadId } from './upload-store.ts';

export interface TusOptions {
  path: string;
  store: UploadStore;
  /** Returns the user of a request, who is authenticated before tus handles it. */
  ownerOf(request: IncomingMessage): number | undefined;
  accept(upload: PendingUpload): Promise<MediaFile>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Creates the tus server on the files of `store`. Every refusal is JSON in the contract's error format. */
export function createTusServer({ path, store, ownerOf, accept, log }: TusOptions) {
  const tus = new Server({
    path,
    datastore: store.files,
    // behind a proxy, the server does not know its public address
    relativeLocation: true,
    // the app handles CORS
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
        return {
          status_code: 200,
          headers: { 'Content-Type': JSON_TYPE },
          body: JSON.stringify(await accept(arrived)),
        };
      } catch (error) {
        if (error instanceof VideoRefusedError) throw new ApiError(422, error.message);
        throw error;
      }
    },
    onResponseError(_request, error) {
      // a protocol error: keep the library's status and message
      if ('status_code' in error) return undefined;
      if (error instanceof ApiError) return toTusError(error);
      if (isDiskFull(error)) return toTusError(diskFull());
      log.error({ err: error }, 'an upload failed');
      return { status_code: 500, body: 'Internal error' };
    },
  });

  return {
    async handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
      const response = await tus.handleWeb(new NodeRequest({ req, res }));
      await sendNodeResponse(res, await withJsonError(response));
    },
  };
}

const toTusError = ({ status, message }: ApiError) => ({ status_code: status, body: message });

const JSON_TYPE = 'application/json; charset=utf-8';

/** Converts the library's plain-text refusals to JSON. */
async function withJsonError(response: Response): Promise<Response> {
  if (response.status < 400 || response.body === null) return response;
  const body = JSON.stringify({ error: (await response.text()).trim() });
  const headers = new Headers(response.headers);
  headers.set('Content-Type', JSON_TYPE);
  headers.set('Content-Length', String(Buffer.byteLength(body)));
  return new Response(body, { status: response.status, headers });
}
