import 'react-dom/client';
import { nextTask } from '@/shared/lib/scheduling';

/** What the entry imports after this is evaluated in a task of its own: React's renderer takes one. */
await nextTask();
