import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useFormState } from 'react-hook-form';
import { draftQueries } from '@/entities/draft';
import { $session } from '@/entities/session';
import { useUnsavedChangesGuard } from '@/shared/ui/form';
import { draftRequests } from '../api/draft-requests';
import type { CampaignFormValues } from './campaign-form';
import { createDraftAutosave } from './draft-autosave';
import { type DraftEntry, isOutdated } from './draft-entries';
import { readDraft } from './read-draft';
import { readSection, type Section } from './sections';

export type DraftAutosave = ReturnType<typeof useDraftAutosave>;

interface DraftOwner {
  /** The name of the form and its record: `campaign:12`. */
  name: string;
  /** The version of the edited record. */
  version?: number;
  /** The current step, if the form has steps. Continuing a draft opens its step again. */
  section?: Section;
}

/**
 * Saves the form's input as a draft on the server, so that it survives closing the tab. Leaving the page waits for the
 * last save, and asks for a confirmation only if that failed.
 */
export function useDraftAutosave(
  form: UseFormReturn<CampaignFormValues>,
  { name, version, section: step }: DraftOwner,
) {
  const queryClient = useQueryClient();
  const section = step ?? null;
  const { data: found, fetchStatus } = useQuery(draftQueries.of(name));
  const token = useUnit($session)?.token;
  const { isDirty, isSubmitting, defaultValues } = useFormState({ control: form.control });
  const isLookingUp = fetchStatus === 'fetching';
  const navigate = useNavigate();
  const resumes = useRouterState({ select: ({ location }) => location.state.resumesDraft === true });
  const fillForm = useRef((_: DraftEntry) => {});
  useEffect(() => {
    fillForm.current = ({ values }) =>
      form.reset(readDraft(values, defaultValues as CampaignFormValues), { keepDefaultValues: true });
  }, [form, defaultValues]);

  const [draft] = useState(() =>
    createDraftAutosave(
      { token, version, section, isSubmitting, isLookingUp, found },
      {
        requests: draftRequests(name),
        readForm: () => ({ ...form.getValues() }),
        fillForm: (entry) => fillForm.current(entry),
        resumes,
        // `state` is spread last: a section in the URL was opened after the draft was saved and takes precedence
        onResumed: ({ values }) => {
          if (section === null) return;
          void navigate({
            to: '.',
            search: (state: object) => ({ section: readSection(values.section), ...state }),
            state: true,
            replace: true,
            resetScroll: false,
          });
        },
        onRemoved: () => queryClient.setQueryData(draftQueries.of(name).queryKey, null),
      },
    ),
  );
  const [offered, savedAt, isTooLarge] = useUnit([draft.$offered, draft.$savedAt, draft.$isTooLarge]);

  useEffect(() => {
    draft.contextChanged({ token, version, section, isSubmitting, isLookingUp, found });
  }, [draft, token, version, section, isSubmitting, isLookingUp, found]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ isDirty = false }) => void draft.edited(isDirty),
      }),
    [form, draft],
  );

  useEffect(
    () => () => {
      draft.closed();
    },
    [draft],
  );

  const settled = () => new Promise<boolean>((settle) => void draft.settlementAwaited(settle));

  // submitting navigates by itself, and a saved draft can be continued later
  useUnsavedChangesGuard(isDirty && !isSubmitting && savedAt === null, {
    saveDraft: () => {
      draft.saveRequested();
      return settled();
    },
  });

  return {
    offered,
    savedAt,
    isTooLarge,
    /** Whether the record has changed since this draft was saved. */
    isOutdated: (entry: DraftEntry) => isOutdated(entry, version),
    /** Puts the draft into the form, and offers the current input instead of it. */
    continueDraft: (entry: DraftEntry) => void draft.continued(entry),
    discard: (entry: DraftEntry) => void draft.discarded(entry),
    /** Discards the current input. Offered drafts are kept. */
    forgetTyped: () => void draft.forgotten(),
    /** Stops saving permanently, after the record itself was saved. */
    end: () => {
      draft.ended();
      return settled();
    },
  };
}
