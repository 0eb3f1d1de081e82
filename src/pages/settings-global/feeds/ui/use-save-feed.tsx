import { useMutation, useQueryClient } from '@tanstack/react-query';
import { campaignQueries } from '@/entities/campaign';
import { dictionaryQueries } from '@/entities/dictionary';
import { feedQueries } from '@/entities/feed';
import { createFeed, type FeedSettings, updateFeed } from '@/shared/api';
import type { FeedInput } from '@/shared/contract';
import { useConfirm } from '@/shared/ui/confirm-dialog';
import { notifyWithUndo } from '@/shared/ui/toaster';
import { DependentCampaigns } from './dependent-campaigns';

interface SaveFeedOptions {
  /** The saved feed; undefined for a new one. */
  record?: FeedSettings | undefined;
  /** The edited version, if it isn't that of the record. */
  version?: number;
  /** Whether a form shows the server's refusal. */
  hasForm?: boolean;
}

/**
 * Saves a feed. Stopping a feed needs a confirmation if campaigns would be left without one, and offers Undo. Disabling
 * a partner's tag can't be undone and always needs a confirmation.
 *
 * @returns `save`, which resolves to false if the user declined, and `start`
 */
export function useSaveFeed({ record, version = record?.version ?? 0, hasForm = false }: SaveFeedOptions) {
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const invalidates = [feedQueries.list(), dictionaryQueries.feeds(), { queryKey: campaignQueries.all() }];
  const stopped = (values: FeedInput) => (values.status === 'stopped' && record?.status === 'working' ? record : null);
  const { mutateAsync } = useMutation({
    meta: {
      hasForm,
      invalidates,
      // stopping shows a toast with Undo instead
      success: (saved: FeedSettings, values: FeedInput) =>
        stopped(values) ? undefined : `Feed ${saved.name} ${record ? 'updated' : 'created'}`,
    },
    mutationFn: ({ code, ...values }: FeedInput) =>
      record ? updateFeed(record.id, { ...values, version }) : createFeed({ code, ...values }),
  });
  const { mutate: start } = useMutation({
    meta: { invalidates, success: ({ name }: FeedSettings) => `Feed ${name} started` },
    mutationFn: ({ id, name, kind, endpoint, currency, version }: FeedSettings) =>
      updateFeed(id, { name, kind, endpoint, currency, status: 'working', version }),
  });
  const save = async (values: FeedInput): Promise<boolean> => {
    const stopping = stopped(values);
    const ending = record?.asks && values.asks === false ? record : null;
    const left = stopping ?? ending;
    const dependents = left ? await queryClient.fetchQuery(feedQueries.dependents(left.id)) : { total: 0, items: [] };
    const campaigns = dependents.total > 0 && <DependentCampaigns {...dependents} />;
    const isSure =
      (ending === null && dependents.total === 0) ||
      (await confirm({
        ...(ending
          ? { title: `End the tag of ${values.name}?`, confirmLabel: 'End the tag', danger: true }
          : { title: `Stop ${values.name}?`, confirmLabel: 'Stop feed' }),
        text: (
          <>
            {ending && <p>The partner’s tag and its secret stop working for good.</p>}
            {campaigns}
          </>
        ),
      }));
    if (!isSure) return false;
    const saved = await mutateAsync(values);
    if (stopping) notifyWithUndo(`Feed ${saved.name} stopped`, () => start(saved));
    return true;
  };
  return { save, start };
}
