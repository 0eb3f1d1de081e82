import { delay, HttpResponse, type HttpResponseResolver, http, type RequestHandler } from 'msw';
import type { SetupWorker } from 'msw/browser';

const BACKEND = '/backend/*';
const SLOWLY = 1500;

interface NetworkChoice {
  title: string;
  before?: HttpResponseResolver;
}

/** What happens to every call before the story's own answers are asked; `undefined` leaves the call to them. */
export const networks = {
  fast: { title: 'Fast network' },
  slow: { title: 'Slow network', before: () => delay(SLOWLY) },
  offline: { title: 'Offline', before: () => HttpResponse.error() },
  errors: { title: 'Server errors', before: () => HttpResponse.json({ error: 'db' }, { status: 500 }) },
} satisfies Record<string, NetworkChoice>;

export type Network = keyof typeof networks;

const handlersOf = ({ before }: NetworkChoice): RequestHandler[] => (before ? [http.all(BACKEND, before)] : []);

/** The worker as a story is given it: whatever the story answers stands behind what the network does. */
export function behindNetwork(worker: SetupWorker, network: Network): SetupWorker {
  const [first] = handlersOf(networks[network]);
  if (!first) return worker;
  const answers: Parameters<SetupWorker['use']> = [];
  const use: SetupWorker['use'] = (...handlers) => {
    answers.unshift(...handlers);
    worker.resetHandlers();
    worker.use(first, ...answers);
  };
  return Object.assign(Object.create(worker) as SetupWorker, { use });
}
