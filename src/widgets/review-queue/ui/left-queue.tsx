import type { ReactElement } from 'react';
import { styled } from '@/shared/theme';
import { Banner } from '@/shared/ui/banner';

const Place = styled('div', { base: { mt: { base: '3', sm: '0' }, mb: '4' } });

interface LeftQueueProps {
  /** "advert" */
  noun: string;
  /** What it is, what was decided about it, and the link to it; null if it is not there. */
  left: { name: string; why: string; link: ReactElement } | null;
}

/** Says why another entry is shown than the one that the address leads to. */
export const LeftQueue = ({ noun, left }: LeftQueueProps) => (
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
