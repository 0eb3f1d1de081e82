import { createEffect, createStore, sample } from 'effector';
import { $session, signedIn, signedOut } from '@/entities/session';
import {
  failureText,
  type Preferences,
  type PreferencesUpdate,
  updatePreferences,
  ValidationError,
} from '@/shared/api';
import { storeAccountZone } from '@/shared/lib/dates';
import { applyPreferences, forgetUnstored, preferencesChanged, preferencesReceived } from '@/shared/lib/preferences';
import { applyColorMode, colorModeChanged } from '@/shared/ui/color-mode';
import { notify } from '@/shared/ui/toaster';

let last: Promise<unknown> = Promise.resolve();

/** Saves one update at a time, so that an earlier choice cannot overwrite a later one. */
const savePreferencesFx = createEffect((update: PreferencesUpdate) => {
  const saved = last.then(() => updatePreferences(update));
  last = saved.catch(() => {});
  return saved;
});

const applyPreferencesFx = createEffect((preferences: Preferences) => {
  applyPreferences(preferences);
  if (preferences.theme !== null) applyColorMode(preferences.theme);
});

const storeAccountZoneFx = createEffect(storeAccountZone);
const forgetUnstoredFx = createEffect(forgetUnstored);
const showErrorFx = createEffect((text: string) => notify.error(text));

/** Time of the latest save, in milliseconds. */
const $savedAt = createStore(0).on(savePreferencesFx.done, () => Date.now());

// visitors have no account: their choices stay in the browser
sample({
  clock: [preferencesChanged, colorModeChanged.map((theme) => ({ theme }))],
  source: $session,
  filter: (session) => session !== null,
  fn: (_, update: PreferencesUpdate) => update,
  target: savePreferencesFx,
});

// no form is open that could show the server's refusal
sample({
  clock: savePreferencesFx.failData,
  filter: (error) => error instanceof ValidationError,
  fn: failureText,
  target: showErrorFx,
});

sample({ clock: signedIn, fn: ({ user }) => user.preferences, target: applyPreferencesFx });

sample({ clock: signedIn, fn: ({ user }) => user.timezone, target: storeAccountZoneFx });

// an answer that was requested before the latest choice would undo it
sample({
  clock: preferencesReceived,
  source: { savedAt: $savedAt, isSaving: savePreferencesFx.pending },
  filter: ({ savedAt, isSaving }, { at }) => !isSaving && at > savedAt,
  fn: (_, { preferences }) => preferences,
  target: applyPreferencesFx,
});

sample({ clock: signedOut, fn: () => {}, target: forgetUnstoredFx });
