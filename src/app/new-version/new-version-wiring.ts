import { sample } from 'effector';
import { becameVisible, cameOnline } from '@/shared/lib/browser-events';
import { newVersionLookedFor } from '@/shared/lib/new-version';
import { reconnected } from '@/shared/realtime';

// checks when the tab becomes visible again, and when the server was unreachable
sample({ clock: [becameVisible, cameOnline, reconnected], fn: () => {}, target: newVersionLookedFor });
