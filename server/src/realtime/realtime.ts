import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { type DefaultEventsMap, Server, type Socket } from 'socket.io';
import { isAdmin, type SessionUser } from '../auth/session-user.ts';
import { hashToken } from '../auth/tokens.ts';
import type { Config } from '../config.ts';
import type { components } from '../contract/generated/contract.d.ts';
import type { Database } from '../db/database.ts';
import type { TranscodingFinished } from '../transcoding/transcoding.ts';
import { ADMINS, audienceOf, roomOfSession, roomOfUser } from './audience.ts';
import { createPostgresAdapter } from './postgres-adapter.ts';
import { PromptWebSockets } from './prompt-web-sockets.ts';

type Schemas = components['schemas'];

interface ServerEvents {
  'transcoding-result': (payload: Schemas['TranscodingResult']) => void;
  'transcoding-error': (payload: Schemas['TranscodingError']) => void;
  'advert-changed': (payload: Schemas['AdvertChanged']) => void;
}

type Events = [DefaultEventsMap, ServerEvents, DefaultEventsMap, { token: string }];
type RealtimeSocket = Socket<Events[0], Events[1], Events[2], Events[3]>;

export interface Realtime {
  /** Answers a request for `/backend/io/` that came to another HTTP server than the one it is attached to. */
  handleRequest(request: IncomingMessage, response: ServerResponse): void;
  transcodingFinished(event: TranscodingFinished): void;
  advertChanged(advert: { id: number; adsId: number; ownerId: number; status: Schemas['AdvertStatus'] }): void;
  /** Ends the sockets of a session that was revoked, in every process. */
  signedOut(tokenHash: string): void;
  /** Ends every connection so that clients connect again, to another process or after the restart. */
  close(): Promise<void>;
}

export interface RealtimeDeps {
  server: HttpServer;
  database: Database;
  authenticate(token: string): Promise<SessionUser | null>;
  config: Pick<Config, 'allowedOrigins'>;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** How often it is asked again whether those who listen still may. Milliseconds. */
  recheckEvery?: number;
  /** How long a connection may take to say who it is before it is closed. Milliseconds. */
  handshakeLimit?: number;
}

/**
 * The socket at `/backend/io/`. It only tells: a client that has signed in by its handshake (`auth: { token, cabinet }`)
 * hears of the adverts that its user may see, whatever the cabinet.
 */
export function createRealtime(deps: RealtimeDeps): Realtime {
  const { server, database, authenticate, config, log, recheckEvery = 60_000, handshakeLimit = 10_000 } = deps;
  const onError = (error: Error) => log.error(error, 'processes can not tell each other events');
  const others = database.kind === 'postgres' ? createPostgresAdapter(database.pool, onError) : null;
  const io = new Server<Events[0], Events[1], Events[2], Events[3]>({
    path: '/backend/io/',
    transports: ['polling', 'websocket'],
    serveClient: false,
    // clients send nothing but their handshake
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
        log.error(error, 'a socket could not be admitted');
        next(refuse(503, 'The server is busy, try again'));
      });
  });

  // sessions end by themselves, users are locked or lose a role, and a sign-out can fall into an admission
  const recheck = setInterval(() => {
    for (const socket of io.of('/').sockets.values())
      enter(socket, authenticate)
        .then((user) => user === null && socket.disconnect(true))
        .catch((error) => log.error(error, 'a socket could not be checked'));
  }, recheckEvery).unref();

  // one after the other: a listener hears of things in the order in which they happened
  let telling = Promise.resolve();
  const tell = (ownerId: number, emit: (to: ReturnType<typeof io.to>) => void) => {
    telling = telling
      .then(() => audienceOf(database.db, ownerId))
      .then((rooms) => emit(io.to(rooms)))
      .catch((error) => log.error(error, 'an event could not be told'));
  };

  return {
    handleRequest(request, response) {
      io.engine.handleRequest(request, response);
    },
    transcodingFinished({ outcome, advertId, ownerId, name, processTime }) {
      const event = outcome === 'ready' ? 'transcoding-result' : 'transcoding-error';
      tell(ownerId, (to) => to.emit(event, { name, processTime, videoID: advertId }));
    },
    advertChanged({ id, adsId, ownerId, status }) {
      tell(ownerId, (to) => to.emit('advert-changed', { id, ads_id: adsId, status }));
    },
    signedOut(tokenHash) {
      io.in(roomOfSession(tokenHash)).disconnectSockets(true);
    },
    async close() {
      clearInterval(recheck);
      await telling;
      // not `disconnectSockets`: clients take that as a farewell and don't come back
      io.engine.close();
      await others?.untilListening();
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

/** Puts a socket into the rooms of its user as the user is now; null when its session has ended. */
async function enter(socket: RealtimeSocket, authenticate: RealtimeDeps['authenticate']): Promise<SessionUser | null> {
  const user = await authenticate(socket.data.token);
  if (user === null) return null;
  await socket.join([roomOfSession(hashToken(socket.data.token)), roomOfUser(user.id)]);
  if (isAdmin(user)) await socket.join(ADMINS);
  else await socket.leave(ADMINS);
  return user;
}

/** Arrives at the client as `connect_error` with `error.data.status`. */
const refuse = (status: number, message: string) => Object.assign(new Error(message), { data: { status } });
