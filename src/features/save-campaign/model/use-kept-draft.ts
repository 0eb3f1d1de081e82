import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useFormState } from 'react-hook-form';
import { $session } from '@/entities/session';
import { removeDraft, saveDraft } from '@/shared/api';
import { useUnsavedChangesGuard } from '@/shared/ui/form';
import { draftQueries } from '../api/draft-queries';
import type { CampaignFormValues } from './campaign-form';
import { isKeepable } from './keepable-draft';
import { readDraft } from './read-draft';

/** How long typing has to pause before it is kept, in milliseconds. */
const PAUSE = 1000;

export interface Kept {
  /** When what is typed was last kept; null where it isn't, or not any more. */
  at: Date | null;
  /** It is more than a draft holds. */
  isTooLarge: boolean;
}

export type KeptDraft = ReturnType<typeof useKeptDraft>;

/**
 * Keeps on the server what is typed, so that it survives the tab, and asks before what isn't kept is left; offers what
 * was kept before. Nothing is written over a draft before it was decided on.
 *
 * @param name of the form and its record: `campaign:12`
 * @param version of the record that is edited
 */
export function useKeptDraft(form: UseFormReturn<CampaignFormValues>, name: string, version?: number) {
  const queryClient = useQueryClient();
  const { data: found, isSuccess, fetchStatus } = useQuery(draftQueries.of(name));
  const [isDecided, setIsDecided] = useState(false);
  const [keptAt, setKeptAt] = useState<Date | null>(null);
  const [isTooLarge, setIsTooLarge] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const token = useUnit($session)?.token;
  const [author] = useState(token);
  /** Whoever has signed in meanwhile, in another tab, gets nobody else's drafts. */
  const isAuthor = useRef<boolean>(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Something was typed that isn't kept yet. */
  const isPending = useRef<boolean>(false);
  const { isDirty: isTyped, isSubmitting } = useFormState({ control: form.control });
  /** What was typed before it is known whether there is a draft is kept, too. */
  const wasTyped = useRef(isTyped);
  /** The last call that keeps something: what is forgotten waits for it, or it would be there again. */
  const keeping = useRef<Promise<unknown>>(Promise.resolve());
  /** It is saved: nothing is left to be kept. */
  const isOver = useRef<boolean>(false);
  const isListening = isSuccess && (found === null || isDecided);
  const isLookedFor = fetchStatus === 'fetching';
  /** Tells whoever leaves already whether what is typed is kept. */
  const tellLeaving = useRef<(isKept: boolean) => void>(() => undefined);
  const isKeptOnLeaving = () =>
    isLookedFor
      ? new Promise<boolean>((resolve) => {
          tellLeaving.current = resolve;
        })
      : isListening && !isTooLarge && !hasFailed;

  // saving leads away; what is kept can be gone on with
  useUnsavedChangesGuard(isTyped && !isSubmitting && keptAt === null, isKeptOnLeaving);

  useEffect(() => {
    isAuthor.current = token === author;
    wasTyped.current = isTyped;
  }, [token, author, isTyped]);

  useEffect(() => {
    if (!isListening) return;
    const keep = async () => {
      isPending.current = false;
      if (!isAuthor.current || isOver.current) return;
      const values = { ...form.getValues(), version };
      const written = new Blob([JSON.stringify(values)]);
      setIsTooLarge(!isKeepable(written));
      if (!isKeepable(written)) return;
      // megabytes are written once and read beside the page, which may be typed into again
      const call = saveDraft(name, { values }, { transformRequest: () => new Blob(['{"values":', written, '}']) });
      keeping.current = Promise.allSettled([call]);
      try {
        await call;
        // what was typed meanwhile isn't
        if (!isPending.current) setKeptAt(new Date());
        setHasFailed(false);
      } catch {
        // told in a toast; the form itself is as it was
        setKeptAt(null);
        setHasFailed(true);
      }
    };
    const keepSoon = (isDirty: boolean) => {
      clearTimeout(timer.current);
      setKeptAt(null);
      isPending.current = isDirty;
      if (isDirty) timer.current = setTimeout(() => void keep(), PAUSE);
      else setIsTooLarge(false);
    };
    if (wasTyped.current) keepSoon(true);
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty = false }) => keepSoon(isDirty),
    });
    return () => {
      stop();
      clearTimeout(timer.current);
      // the page is left: what was typed last is kept, too
      if (isPending.current) void keep();
    };
  }, [form, name, version, isListening]);

  // after it was begun to be kept
  useEffect(() => {
    if (!isLookedFor) tellLeaving.current(isListening);
  }, [isLookedFor, isListening]);

  const discard = async () => {
    clearTimeout(timer.current);
    isPending.current = false;
    setIsDecided(true);
    setKeptAt(null);
    setIsTooLarge(false);
    await keeping.current;
    try {
      await removeDraft(name);
    } catch {
      // told in a toast; it will be offered again
    }
    queryClient.setQueryData(draftQueries.of(name).queryKey, null);
  };

  return {
    /** What may be gone on with; null where there is nothing, or it was decided on. */
    offered: isDecided ? null : (found ?? null),
    /** The record was changed since what is offered was typed. */
    isOutdated: found?.values.version !== version,
    kept: { at: keptAt, isTooLarge } satisfies Kept,
    goOn: () => {
      if (found) form.reset(readDraft(found.values, form.getValues()), { keepDefaultValues: true });
      setIsDecided(true);
    },
    discard,
    /** For what is saved. */
    forget: () => {
      isOver.current = true;
      return discard();
    },
  };
}
