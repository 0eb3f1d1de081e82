import { chakra } from '@chakra-ui/react/styled-system';
import type { Advert } from '@/entities/advert';
import type { Cabinet } from '@/entities/session';
import { Banner } from '@/shared/ui/banner';
import { Link } from '@/shared/ui/link';
import { whyNotWaiting } from '../model/why-not-waiting';

const Place = chakra('div', { base: { mt: { base: '3', sm: '0' }, mb: '4' } });

interface LeftQueueProps {
  cabinet: Cabinet;
  /** Null if there is no such advert. */
  advert: Advert | null;
}

/** Says why another advert is shown than the one that the address leads to. */
export function LeftQueue({ cabinet, advert }: LeftQueueProps) {
  return (
    <Place>
      {advert ? (
        <Banner
          tone="info"
          title={`${advert.name} doesn’t wait for review any more`}
          action={
            <Link to="/$cabinet/campaigns/adverts/$advertId" params={{ cabinet, advertId: advert.id }}>
              Open it
            </Link>
          }
        >
          {whyNotWaiting(advert)}
        </Banner>
      ) : (
        <Banner tone="info" title="The advert of this address is not there">
          It may have been deleted.
        </Banner>
      )}
    </Place>
  );
}
