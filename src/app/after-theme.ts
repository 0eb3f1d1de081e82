import '@/shared/theme';
import { nextTask } from '@/shared/lib/scheduling';

/** What the entry imports after this is evaluated in a task of its own: making the theme's CSS is one. */
await nextTask();
