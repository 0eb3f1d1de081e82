import { ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

/** For an address whose page lies behind the last one. */
export const NoSuchPage = () => (
  <EmptyState
    title="There is no such page"
    action={
      <ButtonLink to="." search={(state: object) => ({ ...state, page: undefined })} variant="outline">
        To the first page
      </ButtonLink>
    }
  />
);
