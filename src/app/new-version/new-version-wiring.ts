import { sample } from 'effector';
import { cameOnline } from '@/shared/lib/connectivity';
import { newVersionLookedFor } from '@/shared/lib/new-version';
import { becameVisible } from '@/shared/lib/visibility';
import { reconnected } from '@/shared/realtime';

// when a tab was left for a while, or the server has been away
sample({ clock: [becameVisible, cameOnline, reconnected], fn: () => {}, target: newVersionLookedFor });
