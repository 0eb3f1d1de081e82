import type { Mutation, MutationCache } from '@tanstack/react-query';
import type { AdvertChanged } from '@/shared/api';

/**
 * Whether a mutation of this tab wrote this version of an advert, or a later one. If so, it has already refetched what
 * the event would refetch. An event can arrive before the response of the call that caused it, so this first waits for
 * the pending mutations of adverts.
 */
export async function isOwnChange(mutations: MutationCache, event: Pick<AdvertChanged, 'id' | 'version'>) {
  const candidates = mutations.findAll({ predicate: ({ meta }) => meta?.writtenAdverts !== undefined });
  await Promise.all(candidates.map((mutation) => settled(mutations, mutation)));
  return candidates.some((mutation) =>
    writtenAdverts(mutation).some(({ id, version }) => id === event.id && version >= event.version),
  );
}

const settled = (mutations: MutationCache, mutation: Mutation) =>
  new Promise<void>((resolve) => {
    const stop = mutations.subscribe(resolveIfSettled);
    function resolveIfSettled() {
      if (mutation.state.status === 'pending') return;
      stop();
      resolve();
    }
    resolveIfSettled();
  });

const writtenAdverts = ({ meta, state }: Mutation) =>
  state.status === 'success' ? (meta?.writtenAdverts?.(state.data as never, state.variables as never) ?? []) : [];
