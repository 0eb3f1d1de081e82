import { useUnit } from 'effector-react';
import { $isOnline } from '@/shared/lib/browser-events';
import { useSustained } from '@/shared/lib/scheduling';
import { $connection, $isConnectionMissing } from '@/shared/realtime';
import { ConnectionIndicator } from '@/shared/ui/shell';

/** Shorter interruptions, in milliseconds, are not reported: a restart of the server takes less. */
const REPORT_AFTER_MS = 4000;

/** Warns when changes by others no longer arrive. When the browser is offline, the banner reports that instead. */
export function CabinetConnection() {
  const [state, isMissing, isOnline] = useUnit([$connection, $isConnectionMissing, $isOnline]);
  const isLost = useSustained(isMissing && isOnline, REPORT_AFTER_MS);
  return <ConnectionIndicator state={state} isLost={isLost} />;
}
