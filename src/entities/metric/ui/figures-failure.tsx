import { periodPresets } from '@preroll/rules/time/periods';
import { RotateCw } from 'lucide-react';
import { ValidationError } from '@/shared/api';
import { Banner } from '@/shared/ui/banner';
import { Button, ButtonLink } from '@/shared/ui/button';
import { failureOf } from '@/shared/ui/error-state';
import { listPeriod } from '../model/figures-period';

/**
 * Shown in place of a list's figures that failed to load; the records stay usable. Refused dates offer no retry,
 * because only other dates help.
 */
export function FiguresFailure({ figures }: { figures: Parameters<typeof failureOf>[0] }) {
  const failure = failureOf(figures);
  if (!failure) return null;
  if (figures.error instanceof ValidationError)
    return (
      <Banner
        tone="warning"
        title="There are no figures for these dates"
        action={
          <ButtonLink to="." search={(search) => ({ ...search, dates: listPeriod })} variant="outline" size="sm">
            {periodPresets[listPeriod]}
          </ButtonLink>
        }
      >
        {Object.values(figures.error.errors).flat().join('. ')}
      </Banner>
    );
  return (
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
  );
}
