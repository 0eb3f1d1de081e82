import { SearchX } from 'lucide-react';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

/** There are rows, but none of those that were asked for. */
export const NoMatch = ({ label, onClear }: { label: string; onClear: () => void }) => (
  <EmptyState
    icon={<SearchX aria-hidden />}
    title={`No ${label.toLowerCase()} match`}
    action={
      <Button variant="outline" onClick={onClear}>
        Clear filters
      </Button>
    }
  >
    Look for something else, or show all of them again.
  </EmptyState>
);
