import { createEffect, sample } from 'effector';
import { belongsToForm, requestFailed } from '@/shared/api';
import { notify } from '@/shared/ui/toaster';
import { callToast } from './mutation-toast';

const showErrorFx = createEffect((text: string) => notify.error(text));

sample({
  clock: requestFailed,
  filter: (error) => !belongsToForm(error),
  fn: callToast,
  target: showErrorFx,
});
