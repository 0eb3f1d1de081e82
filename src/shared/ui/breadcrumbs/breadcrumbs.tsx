import { Link, type LinkProps } from '@tanstack/react-router';
import { styled } from '@/shared/theme';

/** Fills the available width. A name that still doesn't fit appears in full as the page's title below. */
const Nav = styled('nav', { base: { flex: '1', minW: '0', containerType: 'inline-size' } });

const List = styled('ol', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minW: '0',
    textStyle: 'small',
    color: 'text.muted',
    '@container (max-width: 3.5rem)': { display: 'none' },
    '& li': { display: 'flex', alignItems: 'center', minW: '0' },
    // long names shrink first but stay readable; the huge factor prevents rounding from truncating short ones
    '& li[data-long]': { flexShrink: 1_000_000, minW: '16' },
    '& li:not(:nth-last-of-type(-n + 2))': { display: { base: 'none', sm: 'flex' } },
    '& li:not(:last-of-type)::after': { content: '"/"', px: '2', color: 'text.subtle' },
    '& :is(a, button, span)': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      borderRadius: 'sm',
    },
    '& :is(a, button)': {
      minH: '6',
      lineHeight: '1.5rem',
      cursor: 'pointer',
      _hover: { color: 'text', textDecorationLine: 'underline' },
    },
    '& [aria-current]': { color: 'text', fontWeight: 'medium' },
  },
});

/** Names longer than this shrink before shorter ones. */
const SHORT_LENGTH = 14;

/** One level: a link, or a button if it has no URL. */
export type Breadcrumb = { label: string } & (Pick<LinkProps, 'to' | 'params' | 'search'> | { onSelect: () => void });

interface BreadcrumbsProps {
  /** From the root to the current location. */
  items: readonly Breadcrumb[];
  /** Accessible name, for pages with several breadcrumbs: "Folders". */
  label?: string;
}

/** The current location and the path to it. */
export function Breadcrumbs({ items, label = 'Breadcrumbs' }: BreadcrumbsProps) {
  const last = items.length - 1;
  return (
    <Nav aria-label={label}>
      <List translate="no">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, so the position identifies a level
          <li key={index} data-long={item.label.length > SHORT_LENGTH || undefined}>
            {index === last ? <span aria-current="page">{item.label}</span> : <Step {...item} />}
          </li>
        ))}
      </List>
    </Nav>
  );
}

function Step({ label, ...step }: Breadcrumb) {
  if ('onSelect' in step)
    return (
      <button type="button" onClick={step.onSelect}>
        {label}
      </button>
    );
  return (
    <Link {...step} activeOptions={{ exact: true }}>
      {label}
    </Link>
  );
}
