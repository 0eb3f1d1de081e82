import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum/debounce';
import type { DraftRequests } from '../api/draft-requests';
import type { DraftContext } from './draft-context';
import { type DraftEntry, isOutdated, readDraftEntries, writeDraftEntries } from './draft-entries';
import { fitsDraftLimit } from './draft-limit';

/** The pause in typing after which the draft is saved, in milliseconds. */
const DEBOUNCE_MS = 1000;

interface DraftAutosaveOptions {
  requests: DraftRequests;
  readForm: () => Record<string, unknown>;
  fillForm: (entry: DraftEntry) => void;
  /**
   * Whether the latest draft is put into the form automatically, unless the record has changed or there is new input.
   */
  resumes: boolean;
  /** Called when the latest draft has been resumed automatically. */
  onResumed: (entry: DraftEntry) => void;
  /** Called when the server no longer stores a draft. */
  onRemoved: () => void;
}

/**
 * The state of the form's contents: `pending` until typing pauses, then `due` until no other request is running, then
 * `saving`. Further input makes them `pending` again.
 */
type Status = 'unchanged' | 'pending' | 'due' | 'saving' | 'saved' | 'failed';

const toJson = (values: object) => new Blob([JSON.stringify(values)]);
const asStored = (values: object) => JSON.parse(JSON.stringify(values)) as Record<string, unknown>;

/**
 * Saves the draft of an open form whenever typing pauses, one request at a time, and offers the drafts found on the
 * server. Input from before the user's decision about those drafts is stored together with them, so neither overwrites
 * the other.
 *
 * @param context at the time the form opens: only this user's drafts are saved
 */
export function createDraftAutosave(
  context: DraftContext,
  { requests, readForm, fillForm, resumes, onResumed, onRemoved }: DraftAutosaveOptions,
) {
  const contextChanged = createEvent<DraftContext>();
  /** The form was edited; true if it now differs from its initial values. */
  const edited = createEvent<boolean>();
  const continued = createEvent<DraftEntry>();
  const discarded = createEvent<DraftEntry>();
  /** The draft has to be saved without waiting for the pause. */
  const saveRequested = createEvent();
  /** The current input is discarded. */
  const forgotten = createEvent();
  /** The record was saved: no draft may be saved after this. */
  const ended = createEvent();
  const closed = createEvent();
  /** Registers a callback for when no request is running or due. It receives whether the form is saved as a draft. */
  const settlementAwaited = createEvent<(isSaved: boolean) => void>();

  const found = createEvent<readonly DraftEntry[]>();
  /** The contents have changed and must be saved after the next pause. */
  const changed = createEvent();

  const $context = createStore(context).on(contextChanged, (_, next) => next);
  const $place = combine(
    $context.map(({ version }) => version ?? null),
    $context.map(({ section }) => section),
    (version, section) => ({ ...(version !== null && { version }), ...(section !== null && { section }) }),
  );
  const $isReady = createStore(false).on(found, () => true);
  const $isEnded = createStore(false).on(ended, () => true);
  const $isClosed = createStore(false)
    .on(closed, () => true)
    .reset(contextChanged);
  const $isDirty = createStore(false).on(edited, (_, isDirty) => isDirty);
  const $offered = createStore<readonly DraftEntry[]>([]).on(found, (_, entries) => entries);

  /** @returns the time of the save; null if the draft is too large and was not sent */
  const saveFx = attach({
    source: { place: $place, offered: $offered },
    effect: async ({ place, offered }): Promise<Date | null> => {
      const values = toJson(writeDraftEntries({ ...readForm(), ...place }, offered));
      if (!fitsDraftLimit(values)) return null;
      await requests.save(values);
      return new Date();
    },
  });

  /**
   * Removes the input from the server and keeps only the offered drafts. After a failure, which a toast shows, the
   * draft is offered again.
   */
  const forgetFx = attach({
    source: $offered,
    effect: async (offered) => {
      if (offered.length > 0) return requests.save(toJson(writeDraftEntries(null, offered)));
      await requests.remove().finally(onRemoved);
    },
  });

  /** Puts a draft into the form, and offers the current input instead of it. */
  const continueFx = attach({
    source: { place: $place, offered: $offered, isDirty: $isDirty },
    effect: ({ place, offered, isDirty }, entry: DraftEntry): readonly DraftEntry[] => {
      const rest = offered.filter((other) => other !== entry);
      const typed = isDirty ? [{ values: asStored({ ...readForm(), ...place }), at: new Date() }] : [];
      fillForm(entry);
      return [...typed, ...rest];
    },
  });

  const notifyResumedFx = createEffect(onResumed);

  const settleFx = createEffect((settlement: { waiting: ((isSaved: boolean) => void)[]; isSaved: boolean }) => {
    for (const settle of settlement.waiting) settle(settlement.isSaved);
  });

  const typingPaused = debounce(changed, DEBOUNCE_MS);

  const $status = createStore<Status>('unchanged')
    .on(changed, (status) => (status === 'due' ? 'due' : 'pending'))
    .on(edited, (status, isDirty) => (isDirty ? status : 'unchanged'))
    .on(saveRequested, (status) => (status === 'pending' ? 'due' : status))
    .on(saveFx, () => 'saving')
    .on(saveFx.done, (status, { result }) => (status !== 'saving' ? status : result ? 'saved' : 'failed'))
    .on(saveFx.fail, (status) => (status === 'saving' ? 'failed' : status))
    .on(forgotten, () => 'unchanged');
  const $lastSave = createStore<Date | null>(null).on(saveFx.doneData, (_, at) => at);
  const $isTooLarge = createStore(false)
    .on(saveFx.doneData, (_, at) => at === null)
    .on(edited, (isTooLarge, isDirty) => isTooLarge && isDirty)
    .reset(forgotten);
  const $isForgetDue = createStore(false)
    .on(forgotten, () => true)
    .reset(forgetFx);
  const $waiting = createStore<((isSaved: boolean) => void)[]>([])
    .on(settlementAwaited, (waiting, settle) => [...waiting, settle])
    .reset(settleFx);

  $offered
    .on(discarded, (offered, chosen) => offered.filter((entry) => entry !== chosen))
    .on(continueFx.doneData, (_, offered) => offered);

  /** One request at a time: on a slow connection an older draft could otherwise arrive after a newer one. */
  const $isBusy = combine(saveFx.pending, forgetFx.pending, (isSaving, isForgetting) => isSaving || isForgetting);
  const $canForget = combine($isForgetDue, $isBusy, (isDue, isBusy) => isDue && !isBusy);
  const $canSave = combine(
    {
      status: $status,
      isReady: $isReady,
      isEnded: $isEnded,
      isBusy: $isBusy,
      isForgetDue: $isForgetDue,
      now: $context,
    },
    ({ status, isReady, isEnded, isBusy, isForgetDue, now }) =>
      status === 'due' && isReady && !isEnded && !isBusy && !isForgetDue && now.token === context.token,
  );
  const $isSettled = combine(
    { isBusy: $isBusy, isForgetDue: $isForgetDue, canSave: $canSave, isEnded: $isEnded, now: $context },
    ({ isBusy, isForgetDue, canSave, isEnded, now }) =>
      !isBusy && !isForgetDue && !canSave && (isEnded || !now.isLookingUp),
  );

  sample({
    clock: contextChanged,
    source: $isReady,
    filter: (isReady, next) => !isReady && next.found !== undefined,
    fn: (_, next) => readDraftEntries(next.found ?? null),
    target: found,
  });

  // the version and the section are stored with the draft, so a change of either must be saved
  sample({ clock: $place, source: $isDirty, filter: Boolean, target: changed });
  sample({ clock: edited, filter: Boolean, target: changed });
  sample({ clock: continueFx.done, target: changed });
  sample({ clock: typingPaused, source: $isClosed, filter: (isClosed) => !isClosed, target: saveRequested });
  // saved even while submitting, because that may still fail
  sample({ clock: closed, source: $context, filter: (now) => now.isSubmitting, target: saveRequested });

  sample({ clock: $canSave, filter: Boolean, target: saveFx });
  sample({ clock: $canForget, filter: Boolean, target: forgetFx });

  const resumed = sample({
    clock: found,
    source: { isDirty: $isDirty, now: $context },
    filter: ({ isDirty, now }, [latest]) => resumes && !isDirty && !!latest && !isOutdated(latest, now.version),
    fn: (_, [latest]) => latest as DraftEntry,
  });
  sample({ clock: resumed, target: [continueFx, notifyResumedFx] });
  sample({ clock: continued, target: continueFx });
  sample({ clock: discarded, source: $isDirty, filter: Boolean, target: [changed, saveRequested] });
  sample({ clock: discarded, source: $isDirty, filter: (isDirty) => !isDirty, target: forgotten });
  sample({ clock: ended, target: forgotten });

  sample({
    clock: [$isSettled, settlementAwaited],
    source: { isSettled: $isSettled, waiting: $waiting, status: $status },
    filter: ({ isSettled, waiting }) => isSettled && waiting.length > 0,
    fn: ({ waiting, status }) => ({ waiting, isSaved: status === 'saved' }),
    target: settleFx,
  });

  return {
    contextChanged,
    edited,
    continued,
    discarded,
    saveRequested,
    forgotten,
    ended,
    closed,
    settlementAwaited,
    /** The offered drafts, newest first. */
    $offered,
    /** When the current contents were saved; null if they are not. */
    $savedAt: combine($status, $lastSave, (status, at) => (status === 'saved' ? at : null)),
    $isTooLarge,
  };
}
