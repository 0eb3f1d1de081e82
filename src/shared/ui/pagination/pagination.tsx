import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '@/shared/lib/format';
import { ButtonLink } from '@/shared/ui/button';
import { pageNumbers } from './page-numbers';

const Bar = chakra('nav', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'end', gap: '2', mt: '4', textStyle: 'small' },
});

const Range = chakra('span', { base: { color: 'text.muted', fontVariantNumeric: 'tabular-nums', me: 'auto' } });

const Numbers = chakra('ol', {
  base: {
    display: { base: 'none', sm: 'flex' },
    gap: '1',
    '& > li': { display: 'grid', placeItems: 'center', minW: '8', color: 'text.subtle' },
    '& a': { w: 'full', px: '1', fontVariantNumeric: 'tabular-nums' },
    '& [aria-current]': {
      bg: 'surface.selected',
      color: 'accent.text',
      '@media (forced-colors: active)': { outline: '{borderWidths.ring} solid Highlight' },
    },
  },
});

interface PaginationProps {
  /** Counts from 1. */
  page: number;
  pageSize: number;
  total: number;
}

/**
 * Links to the pages of a list whose URL contains `page`. Renders nothing if there is only one page, or if the current
 * page doesn't exist. On a telephone the numbers are left out.
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
        <PageLink page={page - 1} variant="outline" icon={<ChevronLeft aria-hidden />}>
          Previous
        </PageLink>
      )}
      <Numbers>
        {pageNumbers(page, pages).map((number, index) =>
          number === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is known by its place
            <li key={`gap ${index}`}>…</li>
          ) : (
            <li key={number}>
              <PageLink
                page={number}
                variant="ghost"
                aria-label={`Page ${formatNumber(number)}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {formatNumber(number)}
              </PageLink>
            </li>
          ),
        )}
      </Numbers>
      <PageLink
        page={page + 1}
        variant="outline"
        // reserves the space on the last page, so that a repeated click doesn't hit Previous
        style={page < pages ? {} : { visibility: 'hidden' }}
      >
        Next
        <ChevronRight aria-hidden />
      </PageLink>
    </Bar>
  );
}

interface PageLinkProps extends Pick<Parameters<typeof ButtonLink>[0], 'variant' | 'icon' | 'style'> {
  page: number;
  children: ReactNode;
  'aria-label'?: string;
  'aria-current'?: 'page' | undefined;
}

const PageLink = ({ page, ...props }: PageLinkProps) => (
  <ButtonLink to="." search={(state: object) => ({ ...state, page })} size="sm" {...props} />
);
