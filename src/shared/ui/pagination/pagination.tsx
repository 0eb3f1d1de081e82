import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber, formatTotal } from '@/shared/lib/format';
import { numberedPages, type PageCursors, pageSizes } from '@/shared/lib/paging';
import { styled } from '@/shared/theme';
import { ButtonLink } from '@/shared/ui/button';
import { pageNumbers, pageNumbersBeyond } from './page-numbers';

const Bar = styled('nav', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'end', gap: '2', mt: '4', textStyle: 'small' },
});

const Range = styled('span', { base: { color: 'text.muted', fontVariantNumeric: 'tabular-nums' } });

/** Hidden on phones, where the list's menu has the page size. */
const Size = styled('label', {
  base: {
    display: { base: 'none', sm: 'flex' },
    alignItems: 'center',
    color: 'text.muted',
    '& > select': {
      minH: '8',
      ps: '2',
      pe: '6',
      appearance: 'none',
      borderRadius: 'sm',
      bg: 'surface.panel',
      color: 'inherit',
      fontVariantNumeric: 'tabular-nums',
      cursor: 'pointer',
      _hover: { color: 'text' },
    },
    // overlaps the end of the select, as in a form
    '& > svg': { boxSize: '3.5', flexShrink: 0, ms: '-5', pointerEvents: 'none' },
  },
});

const Rest = styled('span', { base: { flex: '1' } });

const Numbers = styled('ol', {
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
  /** Starts at 1. */
  page: number;
  pageSize: number;
  /** As counted by the server, which stops after the numbered rows: one more than these means "or more". */
  total: number;
  /** The cursors of the current page; without them, the list ends with its numbered pages. */
  cursors?: PageCursors | undefined;
  /** Number of rows on the current page, needed if it may be beyond the numbered ones. */
  shown?: number;
  /** Changes to another of the `pageSizes`; without it the size is fixed. */
  onResize?: (pageSize: number) => void;
}

/**
 * Links to the pages of a list whose URL contains `page`, and `after` beyond the numbered pages. Renders nothing if
 * there is only one page, or if the current page doesn't exist. Phones show no numbers.
 */
export function Pagination({ page, pageSize, total, cursors, shown = pageSize, onResize }: PaginationProps) {
  const numbered = Math.min(Math.ceil(total / pageSize), numberedPages(pageSize));
  const hasNumber = page <= numbered;
  const isBeyond = page > numberedPages(pageSize) && shown > 0;
  if (numbered <= 1 || !(hasNumber || isBeyond)) return null;

  const first = (page - 1) * pageSize + 1;
  const last = hasNumber ? Math.min(page * pageSize, total) : first + shown - 1;
  const next = page < numbered ? null : (cursors?.next ?? null);
  return (
    <Bar aria-label="Pages">
      <Range translate="no">{`${formatNumber(first)}–${formatNumber(last)} of ${formatTotal(total)}`}</Range>
      {onResize && (
        <Size>
          <select aria-label="Rows per page" value={pageSize} onChange={({ target }) => onResize(Number(target.value))}>
            {pageSizes.map((size) => (
              <option key={size} value={size}>{`${size} per page`}</option>
            ))}
          </select>
          <ChevronDown aria-hidden />
        </Size>
      )}
      <Rest />
      {page > 1 && (
        <PageLink
          page={page - 1}
          after={page - 1 > numbered ? cursors?.previous : null}
          variant="outline"
          icon={<ChevronLeft aria-hidden />}
        >
          Previous
        </PageLink>
      )}
      <Numbers translate="no">
        {(hasNumber ? pageNumbers(page, numbered) : pageNumbersBeyond(page, numbered)).map((number, index) =>
          number === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is identified by its position
            <li key={`gap ${index}`}>…</li>
          ) : (
            <li key={number}>
              <PageLink
                page={number}
                // the link to the current page keeps its cursor
                after={number === page ? undefined : null}
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
        after={next}
        variant="outline"
        // reserves the space on the last page, so that a repeated click doesn't hit Previous
        style={page < numbered || next !== null ? {} : { visibility: 'hidden' }}
      >
        Next
        <ChevronRight aria-hidden />
      </PageLink>
    </Bar>
  );
}

interface PageLinkProps extends Pick<Parameters<typeof ButtonLink>[0], 'variant' | 'icon' | 'style'> {
  page: number;
  /** The cursor of a page without a number; undefined keeps the one in the URL. */
  after: string | null | undefined;
  children: ReactNode;
  'aria-label'?: string;
  'aria-current'?: 'page' | undefined;
}

const PageLink = ({ page, after, ...props }: PageLinkProps) => (
  <ButtonLink
    to="."
    search={(state: object) => ({ ...state, page, ...(after !== undefined && { after: after ?? undefined }) })}
    size="sm"
    {...props}
  />
);
