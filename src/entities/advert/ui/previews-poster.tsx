import type { AdvertPreview } from '@/shared/api';
import { Poster } from '@/shared/ui/poster';

/** The poster of a campaign or advert: its first picture, on top of the others. */
export function PreviewsPoster({ of: previews = [] }: { of: readonly AdvertPreview[] | undefined }) {
  const [first] = previews;
  return (
    <Poster
      src={first?.poster ?? null}
      duration={first?.duration ?? null}
      interactive={first?.interactive ?? undefined}
      stack={previews.length > 1}
    />
  );
}
