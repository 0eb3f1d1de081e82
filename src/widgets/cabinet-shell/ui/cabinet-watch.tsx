import { useEffect } from 'react';
import { keepFocusInSight } from '@/shared/lib/browser-events';
import { CabinetConnection } from './cabinet-connection';
import { UnreadStatus } from './unread-status';

/** What the frame minds on every screen: new notifications, the connection, and that the focus is in sight. */
export function CabinetWatch() {
  useEffect(keepFocusInSight, []);
  return (
    <>
      <UnreadStatus />
      <CabinetConnection />
    </>
  );
}
