import { Play, Square } from 'lucide-react';
import type { Advert } from '@/entities/advert';
import { useChangeAdvertStatus } from '@/features/change-advert-status';
import { AdvertMenu } from './advert-menu';

/** Acts on an advert without opening it. */
export function AdvertRowMenu({ advert }: { advert: Advert }) {
  const { mutate: changeStatus } = useChangeAdvertStatus(advert);
  return (
    <AdvertMenu
      advert={advert}
      label={`Actions for ${advert.name}`}
      items={[
        {
          key: 'start',
          label: 'Start',
          icon: <Play aria-hidden />,
          onSelect: () => changeStatus({ status: 'working' }),
        },
        {
          key: 'stop',
          label: 'Stop',
          icon: <Square aria-hidden />,
          onSelect: () => changeStatus({ status: 'stopped' }),
        },
      ]}
    />
  );
}
