import { Link } from '@tanstack/react-router';
import { Menu as MenuIcon } from 'lucide-react';
import { useIsBelow } from '@/shared/lib/media-query';
import { styled } from '@/shared/theme';
import { IconButton } from '@/shared/ui/icon-button';
import { NavLink } from '@/shared/ui/link';
import { Logo } from '@/shared/ui/logo';
import { Menu } from '@/shared/ui/menu';
import { Entrance } from './entrance';

const Root = styled('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    w: 'full',
    maxW: 'page',
    minH: { base: '14', sm: '20' },
    mx: 'auto',
    px: { base: '4', md: '8' },
    // only the logo: the link to the cabinet is a child, too
    '& > a:first-of-type': { borderRadius: 'md', me: 'auto' },
  },
});

const Pages = styled('nav', { base: { display: 'flex', me: '2' } });

const pages = [
  { to: '/about', label: 'About' },
  { to: '/partners', label: 'Partners' },
  { to: '/contacts', label: 'Contacts' },
] as const;

/**
 * The header of the public pages: logo, navigation and sign-in. Only on the home page is signing in the primary action.
 */
export function PublicHeader() {
  const isNarrow = useIsBelow('sm');
  return (
    <Root>
      <Link to="/" aria-label="Preroll, home">
        <Logo />
      </Link>
      {!isNarrow && (
        <Pages aria-label="Pages">
          {pages.map(({ to, label }) => (
            <NavLink key={to} to={to}>
              {label}
            </NavLink>
          ))}
        </Pages>
      )}
      <Entrance variant="outline" />
      {isNarrow && (
        <Menu
          label="Pages"
          trigger={<IconButton label="Pages" icon={<MenuIcon />} />}
          items={pages.map(({ to, label }) => ({ key: to, label, to }))}
        />
      )}
    </Root>
  );
}
