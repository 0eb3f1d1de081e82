import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import type { SetupWorker } from 'msw/browser';

const BACKEND = '/backend/*';
const SLOWLY = 1500;

/** What happens to every call before the story's own answers are asked; `undefined` leaves the call to them. */
export const networks = {
  fast: { title: 'Fast network' },
  slow: { title: 'Slow network', before: () => delay(SLOWLY) },
  offline: { title: 'Offline', before: () => HttpResponse.error() },
  errors: { title: 'Server errors', before: () => HttpResponse.json({ error: 'db' }, { status: 500 }) },
} satisfies Record<string, { title: string; before?: () => unknown }>;

export type Network = keyof typeof networks;

const handlersOf = (network: { before?: () => unknown }): RequestHandler[] =>
  network.before ? [http.all(BACKEND, network.before as Parameters<typeof http.all>[1])] : [];

/** The worker as a story is given it: whatever the story answers stands behind what the network does. */
export function behindNetwork(worker: SetupWorker, network: Network): Pick<SetupWorker, 'use'> {
  const [first] = handlersOf(networks[network]);
  if (!first) return worker;
  const answers: Parameters<SetupWorker['use']> = [];
  return {
    use: (...handlers) => {
      answers.unshift(...handlers);
      worker.resetHandlers();
      worker.use(first, ...answers);
    },
  };
}
