import { useEffect } from 'react';
import { keepFocusUnobscured } from '@/shared/lib/browser-events';
import { CabinetConnection } from './cabinet-connection';
import { UnreadStatus } from './unread-status';

/** Background listeners of the shell: unread notifications, the connection, and scrolling to the focused element. */
export function CabinetListeners() {
  useEffect(keepFocusUnobscured, []);
  return (
    <>
      <UnreadStatus />
      <CabinetConnection />
    </>
  );
}
