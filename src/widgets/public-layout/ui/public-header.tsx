import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '@tanstack/react-router';
import { ColorModeToggle } from '@/shared/ui/color-mode';
import { NavLink } from '@/shared/ui/link';
import { Logo } from '@/shared/ui/logo';
import { Entrance } from './entrance';

/** Where there is no room for all of it, the pages and the theme get a row of their own below. */
const Root = chakra('header', {
  base: {
    position: 'relative',
    zIndex: 'shell',
    display: 'grid',
    alignItems: 'center',
    gridTemplateColumns: { base: 'auto 1fr auto', sm: 'auto 1fr auto auto' },
    gridTemplateAreas: { base: '"logo way way" "pages pages theme"', sm: '"logo pages theme way"' },
    columnGap: { base: '2', sm: '4', md: '6' },
    rowGap: '2',
    w: 'full',
    maxW: 'page',
    mx: 'auto',
    px: { base: '4', md: '8' },
    py: '3',
    '& > a': { gridArea: 'logo', justifySelf: 'start', borderRadius: 'md' },
    '& > nav': { gridArea: 'pages' },
    '& > fieldset': { gridArea: 'theme', justifySelf: 'end' },
    '& > div': { gridArea: 'way', justifySelf: 'end' },
  },
});

const Pages = chakra('nav', { base: { display: 'flex', flexWrap: 'wrap', ms: { base: '-2.5', sm: '0' } } });

/** Who it is, what else there is to read, and the way in. */
export function PublicHeader() {
  return (
    <Root>
      <Link to="/" aria-label="Preroll, home">
        <Logo />
      </Link>
      <Pages aria-label="Pages">
        <NavLink to="/about">About</NavLink>
        <NavLink to="/partners">Partners</NavLink>
        <NavLink to="/contacts">Contacts</NavLink>
      </Pages>
      <ColorModeToggle />
      <div>
        <Entrance />
      </div>
    </Root>
  );
}
