import '@/entities/session';
import '@/shared/realtime';
import { nextTask } from '@/shared/lib/scheduling';

/** What the entry imports after this is evaluated in a task of its own: making the models is one, the router another. */
await nextTask();
