import { createEffect, sample } from 'effector';
import { belongsToForm, failureText, requestFailed } from '@/shared/api';
import { notify } from '@/shared/ui/toaster';

const showErrorFx = createEffect((text: string) => notify.error(text));

sample({
  clock: requestFailed,
  filter: (error) => !belongsToForm(error),
  fn: (error) => failureText(error),
  target: showErrorFx,
});
