import { useInfiniteQuery } from '@tanstack/react-query';
import { type Advert, describeAdvertChange } from '@/entities/advert';
import { revertibleAdvert } from '@/features/revert-change';
import { ChangeHistory } from '@/widgets/change-history';
import { advertChangesQuery } from '../api/advert-changes-query';

/** The history of the advert. Code and data load after the form. */
export function AdvertHistory({ advert: { id, name, createdAt } }: { advert: Advert }) {
  const history = useInfiniteQuery(advertChangesQuery(id));
  return (
    <ChangeHistory
      name={name}
      createdAt={createdAt}
      history={history}
      describe={describeAdvertChange}
      revertible={revertibleAdvert(id)}
    />
  );
}
