import { useUnit } from 'effector-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useFormState } from 'react-hook-form';
import { $session } from '@/entities/session';
import { saveDraft } from '@/shared/api';
import type { CampaignFormValues } from './campaign-form';
import { isKeepable } from './keepable-draft';

/** How long typing has to pause before it is kept, in milliseconds. */
const PAUSE = 1000;

const keepNothing = () => Promise.resolve(false);

export interface Kept {
  /** When what is typed was last kept; null where it isn't, or not any more. */
  at: Date | null;
  /** It is more than a draft holds. */
  isTooLarge: boolean;
}

interface DraftWrites {
  /** Of the form and its record: `campaign:12`. */
  name: string;
  /** It is known what was kept before. */
  isReady: boolean;
  /** All that is to be kept now. */
  read: RefObject<() => Record<string, unknown>>;
}

/** Writes what is typed into a form to its draft, once typing has paused, one write after another. */
export function useDraftWrites(form: UseFormReturn<CampaignFormValues>, { name, isReady, read }: DraftWrites) {
  const [at, setAt] = useState<Date | null>(null);
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
  const keepAtOnce = useRef<() => Promise<boolean>>(keepNothing);
  const keepLater = useRef<() => void>(() => undefined);

  useEffect(() => {
    isAuthor.current = token === author;
    wasTyped.current = isTyped;
    isSaving.current = isSubmitting;
  }, [token, author, isTyped, isSubmitting]);

  useEffect(() => {
    if (!isReady) return;
    const write = async (): Promise<boolean> => {
      isPending.current = false;
      if (!isAuthor.current || isOver.current) return false;
      const values = read.current();
      const written = new Blob([JSON.stringify(values)]);
      setIsTooLarge(!isKeepable(written));
      if (!isKeepable(written)) return false;
      try {
        // megabytes are written once and read beside the page, which may be typed into again
        await saveDraft(name, { values }, { transformRequest: () => new Blob(['{"values":', written, '}']) });
        // what was typed meanwhile isn't
        if (!isPending.current) setAt(new Date());
        return true;
      } catch {
        // told in a toast; the form itself is as it was
        setAt(null);
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
      setAt(null);
      isPending.current = isDirty;
      if (isDirty) timer.current = setTimeout(keep, PAUSE);
      else setIsTooLarge(false);
    };
    if (wasTyped.current) keepSoon(true);
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty = false }) => keepSoon(isDirty),
    });
    keepLater.current = () => keepSoon(true);
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
      keepLater.current = () => undefined;
    };
  }, [form, name, isReady, read]);

  return {
    kept: { at, isTooLarge } satisfies Kept,
    isTyped,
    isSubmitting,
    /** Keeps what is typed once typing has paused. */
    keepLater,
    /** Waits for no pause; answers whether what is typed is kept. */
    keepAtOnce,
    /** Gives up what isn't kept yet, and waits for what is on its way. */
    giveUp: async () => {
      clearTimeout(timer.current);
      isPending.current = false;
      setAt(null);
      setIsTooLarge(false);
      await keeping.current;
    },
    /** From now on nothing is kept. */
    end: () => {
      isOver.current = true;
    },
  };
}
