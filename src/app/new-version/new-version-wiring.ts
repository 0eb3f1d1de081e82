import { sample } from 'effector';
import { becameVisible, cameOnline } from '@/shared/lib/browser-events';
import { newVersionCheckRequested } from '@/shared/lib/new-version';
import { reconnected } from '@/shared/realtime';

// checks for a new version when the tab becomes visible, and when the connection to the server is restored
sample({ clock: [becameVisible, cameOnline, reconnected], fn: () => {}, target: newVersionCheckRequested });
