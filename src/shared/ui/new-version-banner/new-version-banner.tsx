import { useUnit } from 'effector-react';
import { $newVersionReady } from '@/shared/lib/new-version';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';

/** Says that the server has a newer build. Who is in the middle of something reloads later. Stands in a `BannerPlace`. */
export function NewVersionBanner() {
  const isReady = useUnit($newVersionReady);
  return (
    // always there, so that what appears in it is announced
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
          Reload when it suits you. Save first what you are typing.
        </Banner>
      )}
    </div>
  );
}
