import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatNumber } from '@/shared/lib/format';
import { ButtonLink } from '@/shared/ui/button';

const Bar = chakra('nav', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'end', gap: '2', mt: '4', textStyle: 'small' },
});

const Range = chakra('span', { base: { color: 'text.muted', fontVariantNumeric: 'tabular-nums', me: 'auto' } });

interface PaginationProps {
  /** Counts from 1. */
  page: number;
  pageSize: number;
  total: number;
}

/**
 * Links to the pages of a list whose URL contains `page`. Renders nothing if there is only one page, or if the current
 * page doesn't exist.
 */
export function Pagination({ page, pageSize, total }: PaginationProps) {
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1 || page > pages) return null;

  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return (
    <Bar aria-label="Pages">
      <Range>
        {formatNumber(first)}–{formatNumber(last)} of {formatNumber(total)}
      </Range>
      {page > 1 && (
        <ButtonLink
          to="."
          search={(state: object) => ({ ...state, page: page - 1 })}
          variant="outline"
          size="sm"
          icon={<ChevronLeft aria-hidden />}
        >
          Previous
        </ButtonLink>
      )}
      <ButtonLink
        to="."
        search={(state: object) => ({ ...state, page: page + 1 })}
        variant="outline"
        size="sm"
        // reserves the space on the last page, so that a repeated click doesn't hit Previous
        style={page < pages ? {} : { visibility: 'hidden' }}
      >
        Next
        <ChevronRight aria-hidden />
      </ButtonLink>
    </Bar>
  );
}
