import { useInfiniteQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { $actsAsAdmin } from '@/entities/session';
import { describeSiteChange, type Site, siteQueries } from '@/entities/site';
import { revertibleSite } from '@/features/revert-change';
import { ChangeHistory } from '@/widgets/change-history';

/** The site's history. Code and data load after the rest of the page. */
export function SiteHistory({ site: { id, name, createdAt } }: { site: Site }) {
  const setsShare = useUnit($actsAsAdmin);
  const history = useInfiniteQuery(siteQueries.changes(id));
  return (
    <ChangeHistory
      name={name}
      createdAt={createdAt}
      history={history}
      describe={describeSiteChange}
      revertible={revertibleSite(id, setsShare)}
    />
  );
}
