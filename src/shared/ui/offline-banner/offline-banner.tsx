import { useUnit } from 'effector-react';
import { $isOnline } from '@/shared/lib/connectivity';
import { Banner } from '@/shared/ui/banner';

/** Says that the browser has no connection, for as long as that is so. Stands in a layout's `BannerPlace`. */
export function OfflineBanner() {
  const isOnline = useUnit($isOnline);
  return (
    // always there, so that what appears in it is announced
    <div role="status" aria-label="Connection">
      {!isOnline && (
        <Banner tone="warning" title="You are offline" announced={false}>
          Nothing you typed is lost. Save it when the connection is back.
        </Banner>
      )}
    </div>
  );
}
