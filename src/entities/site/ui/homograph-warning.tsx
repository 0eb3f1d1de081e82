import { Banner } from '@/shared/ui/banner';

export const homographAdvice = 'Check whether the site imitates that one before you approve it.';

interface HomographWarningProps {
  /** The domain in Latin letters that this one resembles; null if none. */
  resembles: string | null;
  /** What this means for the reader. */
  children: string;
  /** Whether screen readers announce it; false if it is there from the beginning, perhaps several times. */
  announced?: boolean;
}

/** Warns of a domain whose letters look like those of another one, which could be meant to deceive. */
export const HomographWarning = ({ resembles, children, announced = true }: HomographWarningProps) =>
  resembles !== null && (
    <Banner tone="warning" title={`The domain looks like ${resembles}`} announced={announced}>
      {children}
    </Banner>
  );
