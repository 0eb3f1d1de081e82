import type { ReactElement } from 'react';
import { styled } from '@/shared/theme';
import { Banner } from '@/shared/ui/banner';

const Place = styled('div', { base: { mt: { base: '3', sm: '0' }, mb: '4' } });

interface NotInQueueProps {
  /** The singular noun of the entries: "advert". */
  noun: string;
  /** The entry's name, the decision, and a link to it; null if it does not exist. */
  left: { name: string; why: string; link: ReactElement } | null;
}

/** Explains why the queue does not show the entry of the URL. */
export const NotInQueue = ({ noun, left }: NotInQueueProps) => (
  <Place>
    {left ? (
      <Banner tone="info" title={`${left.name} doesn’t wait for review any more`} action={left.link}>
        {left.why}
      </Banner>
    ) : (
      <Banner tone="info" title={`The ${noun} of this address is not there`}>
        It may have been deleted.
      </Banner>
    )}
  </Place>
);
