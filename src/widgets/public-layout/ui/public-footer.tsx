import { styled } from '@/shared/theme';
import { ColorModeToggle } from '@/shared/ui/color-mode';
import { Link } from '@/shared/ui/link';

const Root = styled('footer', {
  base: {
    w: 'full',
    maxW: 'page',
    mx: 'auto',
    px: { base: '4', md: '8' },
    textStyle: 'small',
    color: 'text.muted',
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '5',
      rowGap: '2',
      py: '4',
      borderTopWidth: 'hairline',
    },
    '& nav': { display: 'flex', flexWrap: 'wrap', columnGap: '5', me: 'auto' },
    '& a': { py: '0.5', color: 'inherit' },
  },
});

export const PublicFooter = () => (
  <Root>
    <div>
      <nav aria-label="More">
        <Link to="/about">About</Link>
        <Link to="/partners">Partners</Link>
        <Link to="/contacts">Contacts</Link>
        <Link to="/eula">Terms of use</Link>
        <Link to="/about" hash="licence">
          MIT licence
        </Link>
      </nav>
      <ColorModeToggle />
    </div>
  </Root>
);
