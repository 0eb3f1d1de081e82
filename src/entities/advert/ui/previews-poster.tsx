import type { AdvertPreview } from '@/shared/api';
import { Poster } from '@/shared/ui/poster';

/** What a campaign looks like in a list, or an advert that is known by its preview: the first picture, on the others. */
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
