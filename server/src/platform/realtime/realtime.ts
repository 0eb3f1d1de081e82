import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import { hasAdminPanel } from '@preroll/rules/user/admin';
import type { FastifyBaseLogger } from 'fastify';
import { type DefaultEventsMap, Server, type Socket } from 'socket.io';
import type { SessionUser } from '../access/session-user.ts';
import { hashToken } from '../access/tokens.ts';
import type { Config } from '../config/config.ts';
import { ApiError } from '../contract/api-error.ts';
import type { components } from '../contract/generated/contract.d.ts';
import type { Database } from '../db/database.ts';
import { ADMINS, audienceOf, roomOfSession, roomOfUser } from './audience.ts';
import { NOTIFICATIONS } from './notifications-channel.ts';
import { createPostgresAdapter } from './postgres-adapter.ts';
import { PromptWebSockets } from './prompt-web-sockets.ts';

type Schemas = components['schemas'];

interface ServerEvents {
  'transcoding-result': (payload: Schemas['TranscodingResult']) => void;
  'transcoding-error': (payload: Schemas['TranscodingError']) => void;
  'advert-changed': (payload: Schemas['AdvertChanged']) => void;
  'notifications-changed': () => void;
  'account-locked': (payload: Schemas['AccountLocked']) => void;
  'session-ended': (payload: Schemas['SessionEnded']) => void;
}

type Events = [DefaultEventsMap, ServerEvents, DefaultEventsMap, { token: string }];
type RealtimeSocket = Socket<Events[0], Events[1], Events[2], Events[3]>;

interface AdvertChange {
  id: number;
  adsId: number;
  ownerId: number;
  status: Schemas['AdvertStatus'];
  version: number;
}

/** The result of a transcoding, for its event. */
export interface TranscodingFinished {
  outcome: 'ready' | 'error';
  advertId: number;
  adsId: number;
  ownerId: number;
  name: string;
  /** `m:ss`; null if it was not measured. */
  processTime: string | null;
}

export interface Realtime {
  /** Handles a request for `/backend/io/` that arrived at another HTTP server than the attached one. */
  handleRequest(request: IncomingMessage, response: ServerResponse): void;
  transcodingFinished(event: TranscodingFinished): void;
  advertChanged(event: AdvertChange): void;
  /** Disconnects the sockets of a session that its own user has ended, in every process. */
  signedOut(tokenHash: string): void;
  /** Sends the sockets of a session that was ended elsewhere the reason, and disconnects them, in every process. */
  sessionEnded(tokenHash: string, reason: string): void;
  /** Sends a user the reason of their lock or ban and disconnects them, in every process. */
  accountLocked(userId: number, lock: Schemas['AccountLocked']): void;
  /** Disconnects a user whose rights have changed, in every process: the client reconnects with the new ones. */
  rightsChanged(userId: number): void;
  /** Closes every connection so that clients reconnect, to another process or after the restart. */
  close(): Promise<void>;
}

export interface RealtimeDeps {
  server: HttpServer;
  database: Database;
  /** Resolves to null when the session has ended; throws ApiError 423 for a locked user. */
  authenticate(token: string): Promise<SessionUser | null>;
  config: Pick<Config, 'allowedOrigins'>;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** The interval in milliseconds at which the rights of connected clients are checked again. */
  recheckEvery?: number;
  /** The time limit in milliseconds for a new connection to authenticate. */
  handshakeLimit?: number;
}

/**
 * Creates the send-only socket at `/backend/io/`. A client that authenticates in its handshake (`auth: { token, cabinet }`)
 * receives events about the adverts that its user may see, and about the user's own notifications in any role.
 */
export function createRealtime(deps: RealtimeDeps): Realtime {
  const { server, database, authenticate, config, log, recheckEvery = 60_000, handshakeLimit = 10_000 } = deps;
  const onError = (error: Error) => log.error(error, 'events cannot be shared between processes');
  const channel = {
    name: NOTIFICATIONS,
    // every process receives the message, and forwards it to its own sockets
    onMessage: (userId: string) => void io.local.to(roomOfUser(Number(userId))).emit('notifications-changed'),
  };
  const others = database.kind === 'postgres' ? createPostgresAdapter(database.pool, channel, onError) : null;
  const listening =
    database.kind === 'embedded' ? database.lite.listen(channel.name, channel.onMessage).catch(onError) : null;
  const io = new Server<Events[0], Events[1], Events[2], Events[3]>({
    path: '/backend/io/',
    transports: ['polling', 'websocket'],
    serveClient: false,
    // clients send nothing except their handshake
    maxHttpBufferSize: 16 * 1024,
    connectTimeout: handshakeLimit,
    wsEngine: PromptWebSockets,
    cors: { origin: config.allowedOrigins, credentials: true },
    ...(others === null ? {} : { adapter: others.adapter }),
  });
  io.attach(server);

  io.use((socket, next) => {
    admit(socket, authenticate)
      .then((refusal) => next(refusal ?? undefined))
      .catch((error) => {
        if (error instanceof ApiError) return next(refuse(error.status, error.message, error.details));
        log.error(error, 'a socket could not be admitted');
        next(refuse(503, 'The server is busy, try again'));
      });
  });

  const check = (socket: RealtimeSocket) =>
    enter(socket, authenticate)
      .then((user) => user === null && socket.disconnect(true))
      .catch((error) => {
        if (!(error instanceof ApiError)) return log.error(error, 'a socket could not be checked');
        socket.emit('account-locked', { error: error.message, ...error.details } as Schemas['AccountLocked']);
        socket.disconnect(true);
      });

  // events of a lock or sign-out during the handshake were sent to rooms that the socket had not joined yet
  io.on('connection', (socket) => void check(socket));

  // catches expired sessions, and users who were locked or lost a role without an event
  const recheck = setInterval(() => {
    for (const socket of io.of('/').sockets.values()) void check(socket);
  }, recheckEvery).unref();

  // sequential, so that listeners receive events in order
  let notifying = Promise.resolve();
  const publish = (ownerId: number, emit: (to: ReturnType<typeof io.to>) => void) => {
    notifying = notifying
      .then(() => audienceOf(database.db, ownerId))
      .then((rooms) => emit(io.to(rooms)))
      .catch((error) => log.error(error, 'an event could not be sent'));
  };

  return {
    handleRequest(request, response) {
      io.engine.handleRequest(request, response);
    },
    transcodingFinished({ outcome, advertId, adsId, ownerId, name, processTime }) {
      const event = outcome === 'ready' ? 'transcoding-result' : 'transcoding-error';
      publish(ownerId, (to) => to.emit(event, { name, processTime, videoID: advertId, ads_id: adsId }));
    },
    advertChanged({ id, adsId, ownerId, status, version }) {
      publish(ownerId, (to) => to.emit('advert-changed', { id, ads_id: adsId, status, version }));
    },
    signedOut(tokenHash) {
      io.in(roomOfSession(tokenHash)).disconnectSockets(true);
    },
    sessionEnded(tokenHash, error) {
      io.to(roomOfSession(tokenHash)).emit('session-ended', { error });
      io.in(roomOfSession(tokenHash)).disconnectSockets(true);
    },
    accountLocked(userId, lock) {
      io.to(roomOfUser(userId)).emit('account-locked', lock);
      io.in(roomOfUser(userId)).disconnectSockets(true);
    },
    rightsChanged(userId) {
      io.in(roomOfUser(userId)).disconnectSockets(true);
    },
    async close() {
      clearInterval(recheck);
      await notifying;
      // not `disconnectSockets`, after which clients do not reconnect
      io.engine.close();
      const stopListening = await listening;
      await stopListening?.();
      await others?.stopListening();
      await io.of('/').adapter.close();
    },
  };
}

async function admit(socket: RealtimeSocket, authenticate: RealtimeDeps['authenticate']): Promise<Error | null> {
  const { token, cabinet } = socket.handshake.auth;
  if (typeof token !== 'string') return refuse(401, 'You are not authorized');
  socket.data.token = token;
  const user = await enter(socket, authenticate);
  if (user === null) return refuse(401, 'You are not authorized');
  if (cabinet !== undefined && !user.supportPanels.includes(cabinet)) return refuse(403, 'Forbidden');
  return null;
}

/** Joins a socket to the rooms of its user's current roles; returns null if the session has ended. */
async function enter(socket: RealtimeSocket, authenticate: RealtimeDeps['authenticate']): Promise<SessionUser | null> {
  const user = await authenticate(socket.data.token);
  if (user === null) return null;
  await socket.join([roomOfSession(hashToken(socket.data.token)), roomOfUser(user.id)]);
  if (hasAdminPanel(user)) await socket.join(ADMINS);
  else await socket.leave(ADMINS);
  return user;
}

/**
 * Rejects a connection: the client gets `connect_error` with the response of a call in `error.data.status` and
 * `error.data.body`.
 */
const refuse = (status: number, error: string, details: object = {}) =>
  Object.assign(new Error(error), { data: { status, body: { error, ...details } } });
