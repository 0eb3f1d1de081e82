import { toast } from 'react-hot-toast/headless';
import type { Tone } from '@/shared/theme';

/** Section 9 of the specification. */
export const duration = 5000;

/**
 * The text is the id of the toast, so that showing the same text again restarts its timer instead of adding another.
 */
const show = (tone: Tone) => (text: string) => {
  toast(text, { id: `${tone}:${text}`, className: tone, duration });
};

/** Shows a toast for five seconds. For a message that stays, use a `Banner`. */
export const notify = {
  success: show('success'),
  error: show('error'),
  warning: show('warning'),
  info: show('info'),
};
