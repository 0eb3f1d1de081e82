import { useUnit } from 'effector-react';
import { $isOnline } from '@/shared/lib/browser-events';
import { useLasting } from '@/shared/lib/scheduling';
import { $connection, $isConnectionMissing } from '@/shared/realtime';
import { ConnectionIndicator } from '@/shared/ui/shell';

/** Milliseconds without a connection that nobody needs to know of: a restart of the server takes less. */
const GRACE = 4000;

/** Says when changes by others stop arriving. Offline, the banner says more. */
export function CabinetConnection() {
  const [state, isMissing, isOnline] = useUnit([$connection, $isConnectionMissing, $isOnline]);
  const isLost = useLasting(isMissing && isOnline, GRACE);
  return <ConnectionIndicator state={state} isLost={isLost} />;
}
