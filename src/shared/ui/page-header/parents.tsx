import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { type ComponentType, createContext, use } from 'react';
import { styled } from '@/shared/theme';

const Nav = styled('nav', {
  base: {
    mt: '-1',
    textStyle: 'small',
    color: 'text.subtle',
    '& ol': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '1.5', listStyle: 'none' },
    '& li': { display: 'flex', alignItems: 'center', gap: '1.5', minW: '0' },
    '& svg': { boxSize: '3.5', ms: '-1', me: '-1' },
    '& a': {
      minH: '6',
      maxW: { base: '56', sm: '80' },
      py: '0.5',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      color: 'text.muted',
      borderRadius: 'sm',
      outlineOffset: 'inside',
      _hover: { color: 'accent.text' },
    },
  },
});

type Parent = { label: string } & Pick<LinkProps, 'to' | 'params' | 'search'>;

/** The parent screens, from the section down. A single one has a chevron; without any, nothing is shown. */
export const Parents = ({ items }: { items: readonly Parent[] }) =>
  items.length > 0 && (
    <Nav aria-label="Breadcrumbs">
      <ol>
        {items.map(({ label, ...link }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, so the position identifies a level
          <li key={index}>
            {items.length === 1 && <ChevronLeft aria-hidden />}
            {index > 0 && <span aria-hidden>/</span>}
            <Link {...link} activeOptions={{ exact: true }}>
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </Nav>
  );

/** Provided by a layout that knows the parent screens; shown by page headers and their skeletons. */
export const ParentsContext = createContext<ComponentType | null>(null);

/** The `Parents` provided by the layout. */
export function ScreenParents() {
  const Above = use(ParentsContext);
  return Above && <Above />;
}
