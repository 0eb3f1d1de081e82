import { styled } from '@/shared/theme';
import { Banner } from '@/shared/ui/banner';

const Notices = styled('div', { base: { display: 'grid', gap: '3', '&:not(:empty)': { mb: '4' } } });

interface ReviewNoticesProps {
  /** The singular noun of the entries: "advert". */
  noun: string;
  /** A decision that somebody else made while the entry was shown. */
  outcome: string | undefined;
  /** Whether somebody else changed the entry while it was shown. */
  hasChanged: boolean;
}

/** Reports changes by others to the entry under review. */
export const ReviewNotices = ({ noun, outcome, hasChanged }: ReviewNoticesProps) => (
  <Notices>
    {outcome !== undefined && (
      <Banner tone="info" title={`Decided meanwhile: ${outcome}`}>
        It leaves the queue when you go on.
      </Banner>
    )}
    {outcome === undefined && hasChanged && (
      <Banner tone="warning" title="Changed while you were looking">
        {`This is how the ${noun} is now.`}
      </Banner>
    )}
  </Notices>
);
