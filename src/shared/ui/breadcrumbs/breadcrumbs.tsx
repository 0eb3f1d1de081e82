import { chakra } from '@chakra-ui/react/styled-system';
import { Link, type LinkProps } from '@tanstack/react-router';

const List = chakra('ol', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minW: '0',
    textStyle: 'small',
    color: 'text.muted',
    '& li': { display: 'flex', alignItems: 'center', minW: '0' },
    // on a narrow screen the way back is enough
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

/** A step on the way: a page, or what a page shows when it is chosen. */
export type Breadcrumb = { label: string } & (Pick<LinkProps, 'to' | 'params' | 'search'> | { onSelect: () => void });

interface BreadcrumbsProps {
  /** From the outermost down to where one is, which is the last. */
  items: readonly Breadcrumb[];
  /** Names them where a page has others: "Folders". */
  label?: string;
}

/** Where one is, and the way up. */
export function Breadcrumbs({ items, label = 'Breadcrumbs' }: BreadcrumbsProps) {
  const last = items.length - 1;
  return (
    <nav aria-label={label} style={{ minWidth: 0 }}>
      <List>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place; two may have one name
          <li key={index}>{index === last ? <span aria-current="page">{item.label}</span> : <Step {...item} />}</li>
        ))}
      </List>
    </nav>
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
