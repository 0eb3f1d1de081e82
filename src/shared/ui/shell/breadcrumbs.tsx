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
    '& a, & span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', borderRadius: 'sm' },
    '& a': { minH: '6', lineHeight: '1.5rem', _hover: { color: 'text', textDecorationLine: 'underline' } },
    '& [aria-current]': { color: 'text', fontWeight: 'medium' },
  },
});

export type Breadcrumb = { label: string } & Pick<LinkProps, 'to' | 'params' | 'search'>;

interface BreadcrumbsProps {
  /** From the cabinet down to this page; the last one is where one is. */
  items: readonly Breadcrumb[];
}

/** Where this page stands, and the way up. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const last = items.length - 1;
  return (
    <nav aria-label="Breadcrumbs" style={{ minWidth: 0 }}>
      <List>
        {items.map(({ label, ...link }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place; two may have one name
          <li key={index}>
            {index === last ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link {...link} activeOptions={{ exact: true }}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}
