import { useUnit } from 'effector-react';
import { $isOnline } from '@/shared/lib/browser-events';
import { Banner } from '@/shared/ui/banner';

/** Banner shown while the browser is offline. Placed in a layout's `BannerPlace`. */
export function OfflineBanner() {
  const isOnline = useUnit($isOnline);
  return (
    // the live region is always in the DOM, so that its content is announced
    <div role="status" aria-label="Connection">
      {!isOnline && (
        <Banner tone="warning" title="You are offline" announced={false}>
          Nothing you typed is lost. Save it when the connection is back.
        </Banner>
      )}
    </div>
  );
}
