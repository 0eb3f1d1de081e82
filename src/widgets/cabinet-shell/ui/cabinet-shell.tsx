import { chakra } from '@chakra-ui/react/styled-system';
import { getRouteApi, Outlet } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { useDeferredValue } from 'react';
import { $connection } from '@/shared/realtime';
import { BannerPlace } from '@/shared/ui/banner';
import { LoadingIndicator } from '@/shared/ui/loading-indicator';
import { NewVersionBanner } from '@/shared/ui/new-version-banner';
import { OfflineBanner } from '@/shared/ui/offline-banner';
import { PendingScreenContext } from '@/shared/ui/pending-screen';
import { AppShell, ConnectionIndicator } from '@/shared/ui/shell';
import { useFocusOnScreen } from '../model/use-focus-on-screen';
import { AccountMenu } from './account-menu';
import { CabinetBreadcrumbs } from './cabinet-breadcrumbs';
import { CabinetNavigation } from './cabinet-navigation';
import { CabinetPending } from './cabinet-pending';
import { CabinetSearch } from './cabinet-search';
import { CabinetSwitch } from './cabinet-switch';

const route = getRouteApi('/$cabinet');

const End = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '2', ms: 'auto', flexShrink: 0 } });

/**
 * The frame of a cabinet: its sections, where one is, whether news arrive, and who one is. The router shows it at one go;
 * put off, it is rendered in slices, and the page answers meanwhile.
 */
export function CabinetShell() {
  const isReady = useDeferredValue<boolean>(true, false);
  return isReady ? <Shell /> : <LoadingIndicator />;
}

function Shell() {
  const { cabinet } = route.useParams();
  const connection = useUnit($connection);
  useFocusOnScreen();
  return (
    <AppShell
      sidebar={<CabinetNavigation cabinet={cabinet} />}
      topbar={
        <>
          <CabinetBreadcrumbs />
          <End>
            <ConnectionIndicator state={connection} />
            <CabinetSearch cabinet={cabinet} />
            <CabinetSwitch cabinet={cabinet} />
            <AccountMenu cabinet={cabinet} />
          </End>
        </>
      }
    >
      <BannerPlace below="topbar">
        <OfflineBanner />
        <NewVersionBanner />
      </BannerPlace>
      <PendingScreenContext value={CabinetPending}>
        <Outlet />
      </PendingScreenContext>
    </AppShell>
  );
}
