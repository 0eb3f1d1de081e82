import { useSuspenseQuery } from '@tanstack/react-query';
import { Code } from 'lucide-react';
import { formatQueries } from '@/entities/format';
import { CopiedCode, partnerTag } from '@/features/change-placements';
import type { FeedSettings } from '@/shared/api';
import { Dialog } from '@/shared/ui/dialog';

/** The tag to hand to a partner as one of the `dialogs` of a feed's `RecordMenu`; none for a feed that brings no such requests. */
export const partnerTagDialog = ({ name, vast_url: vast }: Pick<FeedSettings, 'name' | 'vast_url'>) =>
  vast === null
    ? []
    : [
        {
          label: 'Tag for the partner',
          icon: <Code aria-hidden />,
          render: (onClose: () => void) => (
            <Dialog title={`Tag for ${name}`} open onOpenChange={(open) => !open && onClose()}>
              <PartnerTag vast={vast} />
            </Dialog>
          ),
        },
      ];

function PartnerTag({ vast }: { vast: string }) {
  const { data: formats } = useSuspenseQuery(formatQueries.list());
  const tag = partnerTag(
    vast,
    formats.filter(({ status }) => status === 'working').map(({ code }) => code),
  );
  return <CopiedCode tag={tag} />;
}
