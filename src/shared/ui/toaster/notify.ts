import { toast } from 'react-hot-toast/headless';
import type { Tone } from '@/shared/theme';

/** Section 9 of the specification. */
const duration = 5000;

/** The text is the identity: the same one shown at once starts over instead of appearing twice. */
const show = (tone: Tone) => (text: string) => {
  toast(text, { id: `${tone}:${text}`, className: tone, duration });
};

/** Tells what happened, for five seconds. What must stay until it is dealt with is a `Banner`. */
export const notify = {
  success: show('success'),
  error: show('error'),
  warning: show('warning'),
  info: show('info'),
};
