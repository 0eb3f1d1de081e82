import { chakra } from '@chakra-ui/react/styled-system';
import { createLink, Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { ColorModeToggle } from '@/shared/ui/color-mode';
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
    gridTemplateAreas: { base: '"logo . way" "pages pages theme"', sm: '"logo pages theme way"' },
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

const StyledAnchor = chakra('a', {
  base: {
    px: '2.5',
    py: '1.5',
    borderRadius: 'md',
    fontWeight: 'medium',
    color: 'text.muted',
    _hover: { bg: 'surface.hover', color: 'text' },
    '&[aria-current=page]': { color: 'accent.text', textDecorationLine: 'underline', textUnderlineOffset: '0.4em' },
  },
});

const PageLink = createLink((props: ComponentProps<'a'>) => <StyledAnchor {...props} />);

/** Who it is, what else there is to read, and the way in. */
export function PublicHeader() {
  return (
    <Root>
      <Link to="/" aria-label="Preroll, home">
        <Logo />
      </Link>
      <Pages aria-label="Pages">
        <PageLink to="/about">About</PageLink>
        <PageLink to="/partners">Partners</PageLink>
        <PageLink to="/contacts">Contacts</PageLink>
      </Pages>
      <ColorModeToggle />
      <div>
        <Entrance />
      </div>
    </Root>
  );
}
