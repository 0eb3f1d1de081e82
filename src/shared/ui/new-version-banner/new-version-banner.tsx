import { useUnit } from 'effector-react';
import { $newVersionReady } from '@/shared/lib/new-version';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';

/** Announces a newer build on the server; the user decides when to reload. Placed in a `BannerPlace`. */
export function NewVersionBanner() {
  const isReady = useUnit($newVersionReady);
  return (
    // the live region is always in the DOM, so that its content is announced
    <div role="status" aria-label="Version">
      {isReady && (
        <Banner
          tone="info"
          title="A new version of Preroll is ready"
          announced={false}
          action={
            <Button variant="outline" size="sm" onClick={() => location.reload()}>
              Reload
            </Button>
          }
        >
          Reload when it suits you. Save your work first.
        </Banner>
      )}
    </div>
  );
}
