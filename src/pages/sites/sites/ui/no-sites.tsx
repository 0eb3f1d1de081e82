import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { SiteListState } from '@/entities/site';
import { Button, ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

const route = getRouteApi('/$cabinet');

interface NoSitesProps {
  state: Pick<SiteListState, 'folder' | 'category' | 'verification' | 'owner'>;
  onClear: () => void;
}

export function NoSites({ state: { folder, category, verification, owner }, onClear }: NoSitesProps) {
  const { cabinet } = route.useParams();
  if (category !== undefined || verification !== undefined || owner !== undefined)
    return (
      <EmptyState
        title="No sites match"
        action={
          <Button variant="outline" onClick={onClear}>
            Clear filters
          </Button>
        }
      >
        No site here passes these filters.
      </EmptyState>
    );
  return folder === undefined ? (
    <EmptyState
      title="No sites yet"
      action={
        <ButtonLink to="/$cabinet/sites/new-site" params={{ cabinet }} icon={<Plus aria-hidden />}>
          Add a site
        </ButtonLink>
      }
    >
      A site earns by showing adverts to its visitors. Add yours, show that it is yours, and it serves after review.
    </EmptyState>
  ) : (
    <EmptyState title="No sites here">Move sites here from their row menus, or drag them onto the folder.</EmptyState>
  );
}
