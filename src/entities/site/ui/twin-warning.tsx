import { Banner } from '@/shared/ui/banner';
import type { DomainTwin } from '../model/site';

interface TwinWarningProps {
  twin: DomainTwin | null;
  /** Announces it. Set to false where it stands from the beginning, perhaps several times. */
  announced?: boolean;
}

/** Tells reviewers of another site with the same domain but for `www.`, which probably shows the same pages. */
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
