import { Banner } from '@/shared/ui/banner';
import type { DomainTwin } from '../model/site';

interface TwinWarningProps {
  twin: DomainTwin | null;
  /** Whether screen readers announce it; false if it is there from the beginning, perhaps several times. */
  announced?: boolean;
}

/** Tells reviewers about another site whose domain differs only by `www.`, which probably has the same pages. */
export const TwinWarning = ({ twin, announced = true }: TwinWarningProps) => {
  if (twin === null) return null;
  return twin.isOfSameOwner ? (
    <Banner tone="info" title={`The owner has ${twin.domain} as well`} announced={announced}>
      If both addresses show the same pages, one site is enough.
    </Banner>
  ) : (
    <Banner tone="warning" title={`Another owner has ${twin.domain}`} announced={announced}>
      Check who runs these pages before you approve the site.
    </Banner>
  );
};
