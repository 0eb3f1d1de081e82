import { nextTask } from '@/shared/lib/scheduling';

/** What the entry imports after this is evaluated in a task of its own, when the libraries' chunk has been. */
await nextTask();
