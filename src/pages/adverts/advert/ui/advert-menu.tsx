import { getRouteApi } from '@tanstack/react-router';
import { Copy, EllipsisVertical, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Advert } from '@/entities/advert';
import { CopyAdvertDialog } from '@/features/copy-advert';
import { useRemoveAdvertAction } from '@/features/remove-advert';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu } from '@/shared/ui/menu';

const route = getRouteApi('/$cabinet/campaigns/adverts/$advertId');

/** What is done with an advert rarely. Removing it leads back to its campaign. */
export function AdvertMenu({ advert }: { advert: Advert }) {
  const { cabinet } = route.useParams();
  const navigate = route.useNavigate();
  const [copying, setCopying] = useState(false);
  const remove = useRemoveAdvertAction(() =>
    navigate({ to: '/$cabinet/campaigns/$campaignId', params: { cabinet, campaignId: advert.campaignId } }),
  );

  return (
    <>
      <Menu
        label="More actions"
        trigger={<IconButton label="More actions" icon={<EllipsisVertical aria-hidden />} />}
        items={[
          { key: 'copy', label: 'Copy', icon: <Copy aria-hidden />, onSelect: () => setCopying(true) },
          {
            key: 'remove',
            label: 'Remove',
            icon: <Trash2 aria-hidden />,
            danger: true,
            onSelect: () => void remove(advert),
          },
        ]}
      />
      {copying && <CopyAdvertDialog advert={advert} onClose={() => setCopying(false)} />}
    </>
  );
}
