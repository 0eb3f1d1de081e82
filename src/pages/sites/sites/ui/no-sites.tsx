import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { type SiteListState, siteQueries } from '@/entities/site';
import { ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { NoRecords } from '@/widgets/folder-browser';

const route = getRouteApi('/$cabinet');

interface NoSitesProps {
  state: Pick<SiteListState, 'folder' | 'category' | 'verification' | 'owner'>;
  onClear: () => void;
}

export function NoSites({ state: { folder, category, verification, owner }, onClear }: NoSitesProps) {
  const { cabinet } = route.useParams();
  return (
    <NoRecords
      noun="site"
      isFiltered={category !== undefined || verification !== undefined || owner !== undefined}
      onClear={onClear}
      folder={folder}
      archive={{
        query: siteQueries.archived(folder),
        link: (
          <ButtonLink
            to="/$cabinet/sites"
            params={{ cabinet }}
            search={{ state: 'archived', folder }}
            variant="outline"
          >
            Show archived sites
          </ButtonLink>
        ),
      }}
    >
      <EmptyState
        title="No sites yet"
        action={
          <ButtonLink to="/$cabinet/sites/new-site" params={{ cabinet }} icon={<Plus aria-hidden />}>
            Add a site
          </ButtonLink>
        }
      >
        A site earns by showing adverts to its visitors. Add yours, show that it is yours, and you see what is left to
        do until the first advert.
      </EmptyState>
    </NoRecords>
  );
}
