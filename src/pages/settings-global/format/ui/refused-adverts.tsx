import type { RefusedAdvertList } from '@/shared/api';
import { formatCount } from '@/shared/lib/format';
import { Consequences } from '@/shared/ui/confirm-dialog';
import { Link } from '@/shared/ui/link';

/** Lists the working adverts that would no longer fit a changed format, with links to them. */
export function RefusedAdverts({ items, total }: RefusedAdvertList) {
  return (
    <Consequences
      text={`${formatCount(total, 'working advert')} would no longer fit. They go on serving, but can't be saved with such a video again:`}
      more={total - items.length}
    >
      {items.map(({ id, name, reason }) => (
        <li key={id}>
          <Link to="/$cabinet/campaigns/adverts/$advertId" params={{ cabinet: 'admin', advertId: id }} target="_blank">
            {name}
          </Link>
          <span>{`: ${reason}`}</span>
        </li>
      ))}
    </Consequences>
  );
}
