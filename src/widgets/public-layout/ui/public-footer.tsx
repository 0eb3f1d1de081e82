import { chakra } from '@chakra-ui/react/styled-system';
import { BUILD_VERSION } from '@/shared/config';
import { Link } from '@/shared/ui/link';

const Root = chakra('footer', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '3',
    w: 'full',
    maxW: 'page',
    mx: 'auto',
    px: { base: '4', md: '8' },
    py: '5',
    textStyle: 'small',
    color: 'text.muted',
    '& nav': { display: 'flex', flexWrap: 'wrap', columnGap: '4' },
    '& a': { py: '0.5', color: 'inherit' },
  },
});

/** What belongs under every public page. */
export function PublicFooter() {
  return (
    <Root>
      <nav aria-label="More">
        <Link to="/about">About</Link>
        <Link to="/partners">Partners</Link>
        <Link to="/contacts">Contacts</Link>
        <Link to="/eula">Terms of use</Link>
      </nav>
      <p>
        Version {BUILD_VERSION}, open source under the{' '}
        <Link to="/about" hash="licence">
          MIT licence
        </Link>
      </p>
    </Root>
  );
}
