import { Banner } from '@/shared/ui/banner';

/** What reviewers do about such a domain. */
export const homographAdvice = 'Check whether the site imitates that one before you approve it.';

interface HomographWarningProps {
  /** The domain in Latin letters that this one looks like; null if none. */
  resembles: string | null;
  /** What that means to the reader. */
  children: string;
  /** Announces it. Set to false where it stands from the beginning, perhaps several times. */
  announced?: boolean;
}

/** Warns of a domain whose letters look like those of another one, which could be meant to deceive. */
export const HomographWarning = ({ resembles, children, announced = true }: HomographWarningProps) =>
  resembles !== null && (
    <Banner tone="warning" title={`The domain looks like ${resembles}`} announced={announced}>
      {children}
    </Banner>
  );
