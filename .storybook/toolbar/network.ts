import { delay, HttpResponse, type HttpResponseResolver, http, type RequestHandler } from 'msw';

const BACKEND = '/backend/*';
const SLOW_DELAY_MS = 1500;

interface NetworkChoice {
  title: string;
  before?: HttpResponseResolver;
}

/** Handlers that run before those of the story; a handler that returns `undefined` passes the call on. */
export const networks = {
  fast: { title: 'Fast network' },
  slow: { title: 'Slow network', before: () => delay(SLOW_DELAY_MS) },
  offline: { title: 'Offline', before: () => HttpResponse.error() },
  errors: { title: 'Server errors', before: () => HttpResponse.json({ error: 'db' }, { status: 500 }) },
} satisfies Record<string, NetworkChoice>;

export type Network = keyof typeof networks;

export const networkHandlers = (network: Network): RequestHandler[] => {
  const { before }: NetworkChoice = networks[network];
  return before ? [http.all(BACKEND, before)] : [];
};
