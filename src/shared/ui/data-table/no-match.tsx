import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

/** Shown instead of the rows if no row matches the query. */
export const NoMatch = ({ label, onClear }: { label: string; onClear: () => void }) => (
  <EmptyState
    title={`No ${label.toLowerCase()} match`}
    action={
      <Button variant="outline" onClick={onClear}>
        Clear filters
      </Button>
    }
  >
    Try another search, or clear the filters.
  </EmptyState>
);
