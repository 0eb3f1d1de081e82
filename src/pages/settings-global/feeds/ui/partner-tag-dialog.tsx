import { useSuspenseQuery } from '@tanstack/react-query';
import { Code } from 'lucide-react';
import { formatQueries } from '@/entities/format';
import { CopiedCode, partnerTag } from '@/features/change-placements';
import type { FeedSettings } from '@/shared/api';
import { Dialog } from '@/shared/ui/dialog';
import { FeedSecret } from './feed-secret';

/**
 * One of the `dialogs` of a feed's `RecordMenu`: the tag and the secret for a partner. None if partners don't send
 * requests to this feed.
 */
export const partnerTagDialog = (feed: FeedSettings) =>
  feed.vast_url === null || feed.status === 'stopped'
    ? []
    : [
        {
          label: 'Tag for the partner',
          icon: <Code aria-hidden />,
          render: (onClose: () => void) => (
            <Dialog title={`Tag for ${feed.name}`} open onOpenChange={(open) => !open && onClose()}>
              <PartnerTag vast={feed.vast_url ?? ''} />
              <FeedSecret feed={feed} />
            </Dialog>
          ),
        },
      ];

function PartnerTag({ vast }: { vast: string }) {
  const { data: formats } = useSuspenseQuery(formatQueries.list());
  const [first, ...others] = formats.filter(({ status }) => status === 'working').map(({ code }) => code);
  return first === undefined ? (
    <p>A tag names a format, and none works: start or add one under Formats.</p>
  ) : (
    <CopiedCode tag={partnerTag(vast, [first, ...others])} />
  );
}
