import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { draftQueries } from '@/entities/draft';
import { removeDraft, saveDraft } from '@/shared/api';
import { useUnsavedChangesGuard } from '@/shared/ui/form';
import type { CampaignFormValues } from './campaign-form';
import { type LeftForm, readLeftForms, writeLeftForms } from './left-forms';
import { readDraft } from './read-draft';
import type { Section } from './sections';
import { useDraftWrites } from './use-draft-writes';

export type KeptDraft = ReturnType<typeof useKeptDraft>;

interface KeptForm {
  /** Of the form and its record: `campaign:12`. */
  name: string;
  /** Of the record that is edited. */
  version?: number;
  /** The one that is shown: a draft opens where it was left. */
  section: Section;
}

/**
 * Keeps on the server what is typed, so that it survives the tab. Who leaves waits until the last of it is kept, and is
 * asked where that fails; what was kept before is offered. What is typed before somebody has decided on that is kept
 * beside it: neither is written over the other.
 */
export function useKeptDraft(form: UseFormReturn<CampaignFormValues>, { name, version, section }: KeptForm) {
  const queryClient = useQueryClient();
  const { data: found, isSuccess, fetchStatus } = useQuery(draftQueries.of(name));
  const left = useMemo(() => readLeftForms(found ?? null), [found]);
  /** What is left of that once something was decided; null before. */
  const [undecided, setUndecided] = useState<readonly LeftForm[] | null>(null);
  const offered = undecided ?? left;
  /** Kept beside what is typed. */
  const others = useRef(offered);

  const read = useRef<() => Record<string, unknown>>(() => ({}));
  const writes = useDraftWrites(form, { name, isReady: isSuccess, read });
  const { isTyped, isSubmitting, kept, keepLater, keepAtOnce } = writes;

  const isLookedFor = fetchStatus === 'fetching';
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
  useUnsavedChangesGuard(isTyped && !isSubmitting && kept.at === null, keepOnLeaving);

  const readTyped = () => ({ ...form.getValues(), version, section });

  useEffect(() => {
    others.current = offered;
    read.current = () => writeLeftForms({ ...form.getValues(), version, section }, others.current);
  }, [form, offered, version, section]);

  // which version is edited, and where somebody was, belongs to what is typed
  const place = useRef({ version, section });
  useEffect(() => {
    const isElsewhere = place.current.version !== version || place.current.section !== section;
    place.current = { version, section };
    if (isElsewhere && isTyped) keepLater.current();
  }, [version, section, isTyped, keepLater]);

  // after it was begun to be kept
  useEffect(() => {
    if (!isLookedFor) goOnLeaving.current();
  }, [isLookedFor]);

  const decide = (rest: readonly LeftForm[]) => {
    others.current = rest;
    setUndecided(rest);
  };

  /** Leaves on the server only what nobody has decided on. */
  const forgetTyped = async () => {
    await writes.giveUp();
    const rest = others.current;
    try {
      if (rest.length > 0) await saveDraft(name, { values: writeLeftForms(null, rest) });
      else await removeDraft(name);
    } catch {
      // told in a toast; it will be offered again
    }
    if (rest.length === 0) queryClient.setQueryData(draftQueries.of(name).queryKey, null);
  };

  return {
    /** What may be gone on with, the newest first; what was decided on is not among it. */
    offered,
    /** The record was changed since this was typed. */
    isOutdated: ({ values }: LeftForm) => values.version !== version,
    kept,
    /** Puts it into the form. What is typed there is offered in its place. */
    goOn: (chosen: LeftForm) => {
      const rest = offered.filter((form) => form !== chosen);
      decide(isTyped ? [{ values: overTheWire(readTyped()), at: new Date() }, ...rest] : rest);
      form.reset(readDraft(chosen.values, beginOf(form)), { keepDefaultValues: true });
      keepLater.current();
    },
    discard: async (chosen: LeftForm) => {
      decide(offered.filter((form) => form !== chosen));
      if (!isTyped) return forgetTyped();
      keepLater.current();
      await keepAtOnce.current();
    },
    forgetTyped,
    /** For what is saved. */
    forget: () => {
      writes.end();
      return forgetTyped();
    },
  };
}

/** What the form began with, as it is now. */
const beginOf = (form: UseFormReturn<CampaignFormValues>) => form.control._defaultValues as CampaignFormValues;

/** As it comes back from the server. */
const overTheWire = (values: object) => JSON.parse(JSON.stringify(values)) as Record<string, unknown>;
