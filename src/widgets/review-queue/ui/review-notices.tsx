import { styled } from '@/shared/theme';
import { Banner } from '@/shared/ui/banner';

const Notices = styled('div', { base: { display: 'grid', gap: '3', '&:not(:empty)': { mb: '4' } } });

interface ReviewNoticesProps {
  /** "advert" */
  noun: string;
  /** What somebody else has decided while it was shown. */
  outcome: string | undefined;
  /** Whether somebody else has changed it while it was shown. */
  hasChanged: boolean;
}

/** What others have done to an entry while it was looked at. */
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
