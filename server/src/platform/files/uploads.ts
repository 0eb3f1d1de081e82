import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import PQueue from 'p-queue';
import type { Viewer } from '../access/viewer.ts';
import type { Config } from '../config/config.ts';
import { ApiError, notFound, refused } from '../contract/api-error.ts';
import type { Database } from '../db/database.ts';
import type { VideoTools } from '../video-tools/video-tools.ts';
import { createUploadAcceptor, UploadGoneError } from './accept-upload.ts';
import { type DiskSpace, diskFull } from './disk-space.ts';
import { type MediaFile, readMediaFile, removeFinishedUpload } from './finished-upload.ts';
import { VideoRefusedError } from './inspect-video.ts';
import { createTusServer } from './tus-server.ts';
import { parseUploadLength, refuseUpload, UPLOAD_TYPE } from './upload-policy.ts';
import { refuseOverQuota } from './upload-quota.ts';
import { type PendingUpload, UploadStore, uploadId } from './upload-store.ts';

export interface UploadDeps {
  database: Database;
  config: Pick<Config, 'dataDir' | 'maxUploadBytes' | 'unfinishedQuotaBytes' | 'storageQuotaBytes'>;
  space: DiskSpace;
  tools: VideoTools;
  /** Authorises by token and `Cabinet` header, as for every operation; throws the error to answer with. */
  authorize(request: FastifyRequest, operationId: string): Promise<Pick<Viewer, 'user'>>;
  /** The interval in milliseconds at which the rights of uploading users are checked again. */
  recheckEvery?: number;
}

const PATH = '/backend/api/media';

/**
 * Registers resumable uploads (tus 1.0.0). tus writes the bytes to disk; this decides who may send them and accepts
 * complete files. `GET media/{id}` is an ordinary operation: see `readMediaFile`.
 *
 * Register it before the operations of the contract, whose GET would otherwise answer HEAD too.
 */
export async function registerUploads(app: FastifyInstance, deps: UploadDeps): Promise<void> {
  const { database, config, tools, space, authorize, recheckEvery = 60_000 } = deps;
  const { dataDir } = config;
  const { db } = database;
  const store = new UploadStore(dataDir, space);
  const accept = createUploadAcceptor({ db, dataDir, tools, store });
  const senders = new WeakMap<IncomingMessage, number>();
  const tus = createTusServer({ path: PATH, store, ownerOf: (request) => senders.get(request), accept, log: app.log });
  const quotaQueue = new PQueue({ concurrency: 1 });

  const passToTus = (request: FastifyRequest, reply: FastifyReply) => {
    // tus writes to the socket directly, so the headers of earlier hooks (CORS, security) are copied first
    for (const [name, value = ''] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value);
    reply.hijack();
    return tus.handle(request.raw, reply.raw);
  };

  /** Aborts a request if its user is locked or signed out meanwhile, because sending a large file can take hours. */
  const whileAllowed = async (request: FastifyRequest, operationId: string, task: () => Promise<void>) => {
    const recheck = setInterval(() => {
      authorize(request, operationId).catch((error) => {
        if (error instanceof ApiError) request.raw.destroy();
        else app.log.error(error, 'an upload could not be checked');
      });
    }, recheckEvery).unref();
    try {
      await task();
    } finally {
      clearInterval(recheck);
    }
  };

  /** Waits until a complete upload is accepted; null if it is refused or removed meanwhile. */
  const settle = (upload: PendingUpload): Promise<MediaFile | null> =>
    accept(upload).catch((error) => {
      if (error instanceof VideoRefusedError || error instanceof UploadGoneError) return null;
      throw error;
    });

  await app.register((scope, _options, done) => {
    // keeps the body a stream, whatever its content type, until the request is authorised
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));

    scope.post(PATH, async (request, reply) => {
      const { user } = await authorize(request, 'createUpload');
      const length = header(request, 'upload-length');
      const announced = {
        length,
        metadata: header(request, 'upload-metadata'),
        concat: header(request, 'upload-concat'),
        contentType: header(request, 'content-type'),
      };
      const refusal = refuseUpload(announced, config.maxUploadBytes);
      if (refusal !== null) throw new ApiError(refusal.status, refusal.error);
      senders.set(request.raw, user.id);
      return quotaQueue.add(async () => {
        await refuseOverQuota({ db, store, space, config }, user.id, parseUploadLength(length) ?? 0);
        await passToTus(request, reply);
        return reply;
      });
    });

    scope.head(`${PATH}/:uploadId`, async (request, reply) => {
      const { user } = await authorize(request, 'getUploadOffset');
      const id = idOf(request);
      const pending = await store.find(id, user.id);
      if (pending !== null && pending.received < pending.size) return passToTus(request, reply);
      // tells a client that lost the last response that all bytes have arrived
      const finished = pending === null ? await readMediaFile(db, id, user.id) : await settle(pending);
      if (finished === null) throw notFound();
      const { size } = finished;
      return reply
        .headers({
          'Tus-Resumable': '1.0.0',
          'Cache-Control': 'no-store',
          'Upload-Offset': size,
          'Upload-Length': size,
        })
        .send();
    });

    scope.patch(`${PATH}/:uploadId`, async (request, reply) => {
      const { user } = await authorize(request, 'appendUpload');
      const pending = await store.find(idOf(request), user.id);
      if (pending === null) throw notFound();
      if (header(request, 'content-type') !== UPLOAD_TYPE)
        throw new ApiError(415, `The bytes of a file are sent as ${UPLOAD_TYPE}.`);
      if (header(request, 'upload-offset') === undefined)
        throw new ApiError(400, 'Upload-Offset has to say where these bytes belong.');
      const remaining = pending.size - pending.received;
      const arriving = Math.min(remaining, parseUploadLength(header(request, 'content-length')) ?? remaining);
      if ((await space.spare()) < arriving) throw diskFull();
      await whileAllowed(request, 'appendUpload', () => passToTus(request, reply));
      return reply;
    });

    scope.delete(`${PATH}/:uploadId`, async (request, reply) => {
      const { user } = await authorize(request, 'cancelUpload');
      const id = idOf(request);
      const pending = await store.find(id, user.id);
      if (pending !== null && pending.received < pending.size) return passToTus(request, reply);
      if (pending !== null && (await settle(pending)) === null) return reply.code(204).send();
      if (await removeFinishedUpload(db, dataDir, id, user.id)) return reply.code(204).send();
      if ((await readMediaFile(db, id, user.id)) === null) throw notFound();
      throw refused('An advert shows this video: it can not be removed.');
    });

    done();
  });
}

/** A malformed id is treated like an unknown one. */
function idOf(request: FastifyRequest): string {
  const { uploadId: id } = request.params as { uploadId: string };
  return uploadId.test(id) ? id : '';
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}
