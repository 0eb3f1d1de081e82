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

const keepNothing = () => Promise.resolve(false);

export interface Kept {
  /** When what is typed was last kept; null where it isn't, or not any more. */
  at: Date | null;
  /** It is more than a draft holds. */
  isTooLarge: boolean;
}

export type KeptDraft = ReturnType<typeof useKeptDraft>;

/**
 * Keeps on the server what is typed, so that it survives the tab. Who leaves waits until the last of it is kept, and is
 * asked where that fails; what was kept before is offered. Nothing is written over a draft before it was decided on.
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
  /** Who leaves then is not held back. */
  const isSaving = useRef(isSubmitting);
  /** Whether the last call has kept something. What is forgotten waits for it, or it would be there again. */
  const keeping = useRef<Promise<boolean>>(Promise.resolve(false));
  /** It is saved: nothing is left to be kept. */
  const isOver = useRef<boolean>(false);
  const isListening = isSuccess && (found === null || isDecided);
  const isLookedFor = fetchStatus === 'fetching';
  /** Waits for no pause; answers whether what is typed is kept. */
  const keepAtOnce = useRef<() => Promise<boolean>>(keepNothing);
  /** Lets go on who leaves before it was known whether there is a draft. */
  const goOnLeaving = useRef<() => void>(() => undefined);
  const keepOnLeaving = async () => {
    if (isLookedFor)
      await new Promise<void>((resolve) => {
        goOnLeaving.current = resolve;
      });
    return keepAtOnce.current();
  };

  // saving leads away; what is kept can be gone on with
  useUnsavedChangesGuard(isTyped && !isSubmitting && keptAt === null, keepOnLeaving);

  useEffect(() => {
    isAuthor.current = token === author;
    wasTyped.current = isTyped;
    isSaving.current = isSubmitting;
  }, [token, author, isTyped, isSubmitting]);

  useEffect(() => {
    if (!isListening) return;
    const write = async (): Promise<boolean> => {
      isPending.current = false;
      if (!isAuthor.current || isOver.current) return false;
      const values = { ...form.getValues(), version };
      const written = new Blob([JSON.stringify(values)]);
      setIsTooLarge(!isKeepable(written));
      if (!isKeepable(written)) return false;
      try {
        // megabytes are written once and read beside the page, which may be typed into again
        await saveDraft(name, { values }, { transformRequest: () => new Blob(['{"values":', written, '}']) });
        // what was typed meanwhile isn't
        if (!isPending.current) setKeptAt(new Date());
        return true;
      } catch {
        // told in a toast; the form itself is as it was
        setKeptAt(null);
        return false;
      }
    };
    // one after another: on a slow line an older text could arrive after a newer one
    const keep = () => {
      clearTimeout(timer.current);
      keeping.current = keeping.current.then((wasKept) => (isPending.current ? write() : wasKept));
    };
    const keepSoon = (isDirty: boolean) => {
      clearTimeout(timer.current);
      setKeptAt(null);
      isPending.current = isDirty;
      if (isDirty) timer.current = setTimeout(keep, PAUSE);
      else setIsTooLarge(false);
    };
    if (wasTyped.current) keepSoon(true);
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty = false }) => keepSoon(isDirty),
    });
    keepAtOnce.current = () => {
      if (isPending.current) keep();
      return keeping.current;
    };
    return () => {
      stop();
      clearTimeout(timer.current);
      // it may be refused yet
      if (isPending.current && isSaving.current) keep();
      keepAtOnce.current = keepNothing;
    };
  }, [form, name, version, isListening]);

  // after it was begun to be kept
  useEffect(() => {
    if (!isLookedFor) goOnLeaving.current();
  }, [isLookedFor]);

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
