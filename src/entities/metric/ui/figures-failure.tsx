import { RotateCw } from 'lucide-react';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { failureOf } from '@/shared/ui/error-state';

/** Shown in place of a list's figures that failed to load; its records stay usable. */
export function FiguresFailure({ figures }: { figures: Parameters<typeof failureOf>[0] }) {
  const failure = failureOf(figures);
  return (
    failure && (
      <Banner
        tone="error"
        title="The figures could not be loaded"
        action={
          <Button variant="outline" size="sm" icon={<RotateCw aria-hidden />} onClick={failure.onRetry}>
            Retry
          </Button>
        }
      >
        {failure.message}
      </Banner>
    )
  );
}
