import { Outlet } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { useDeferredValue } from 'react';
import { $cabinet, type Cabinet } from '@/entities/session';
import { BannerPlace } from '@/shared/ui/banner';
import { ConfirmProvider } from '@/shared/ui/confirm-dialog';
import { LoadingIndicator } from '@/shared/ui/loading-indicator';
import { NewVersionBanner } from '@/shared/ui/new-version-banner';
import { OfflineBanner } from '@/shared/ui/offline-banner';
import { ParentsContext } from '@/shared/ui/page-header';
import { PendingScreenContext } from '@/shared/ui/pending-screen';
import { AppShell } from '@/shared/ui/shell';
import { useFocusOnScreen } from '../model/use-focus-on-screen';
import { useHasScreen } from '../model/use-has-screen';
import { CabinetAccount } from './cabinet-account';
import { CabinetBell } from './cabinet-bell';
import { CabinetChoice } from './cabinet-choice';
import { CabinetListeners } from './cabinet-listeners';
import { CabinetNavigation } from './cabinet-navigation';
import { CabinetParents } from './cabinet-parents';
import { CabinetPending } from './cabinet-pending';
import { CabinetSearch } from './cabinet-search';
import { UnreadDot } from './unread-dot';

/**
 * The frame of a cabinet: choice of cabinet, search, navigation, notifications and account. The router would render it
 * in one long task; it is deferred, so that it renders in slices and the page stays responsive.
 *
 * Calls are sent for the cabinet that was entered last, and entering a cabinet clears the data of the previous one. The
 * router keeps the previous screen until the next one has loaded. Therefore the frame follows the entered cabinet and
 * hides a screen of another one: otherwise that screen would refetch its cleared data as the wrong cabinet.
 */
export function CabinetShell() {
  const isReady = useDeferredValue<boolean>(true, false);
  const cabinet = useUnit($cabinet);
  if (!isReady || cabinet === 'block') return <LoadingIndicator />;
  return (
    <ConfirmProvider>
      <Shell cabinet={cabinet} />
    </ConfirmProvider>
  );
}

function Shell({ cabinet }: { cabinet: Cabinet }) {
  const hasScreen = useHasScreen();
  useFocusOnScreen();
  return (
    <AppShell
      cabinet={<CabinetChoice cabinet={cabinet} />}
      search={<CabinetSearch cabinet={cabinet} />}
      sidebar={<CabinetNavigation cabinet={cabinet} />}
      notifications={<CabinetBell cabinet={cabinet} />}
      news={<UnreadDot />}
      account={
        <>
          <CabinetListeners />
          <CabinetAccount cabinet={cabinet} />
        </>
      }
    >
      <BannerPlace below="topbar">
        <OfflineBanner />
        <NewVersionBanner />
      </BannerPlace>
      <ParentsContext value={CabinetParents}>
        <PendingScreenContext value={CabinetPending}>
          {hasScreen ? <Outlet /> : <LoadingIndicator />}
        </PendingScreenContext>
      </ParentsContext>
    </AppShell>
  );
}
