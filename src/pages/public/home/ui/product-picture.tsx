import { chakra } from '@chakra-ui/react/styled-system';
import { useIsDark } from '@/shared/ui/color-mode';
import dark from '../pictures/product-dark.webp';
import light from '../pictures/product-light.webp';
import { Background } from './background';

/** The measures of the files, so that the page keeps their place. */
const WIDTH = 1280;
const HEIGHT = 800;

const Place = chakra('div', { base: { position: 'relative', isolation: 'isolate', minW: '0' } });

const Picture = chakra('img', {
  base: {
    display: 'block',
    w: 'full',
    // on a phone the left half, large enough to be read
    h: 'auto',
    aspectRatio: { base: '1', sm: `${WIDTH} / ${HEIGHT}` },
    objectFit: 'cover',
    objectPosition: 'left top',
    borderRadius: 'lg',
    bg: 'surface.sunken',
    boxShadow: 'lg',
  },
});

/** A screenshot of the campaigns, made by `npm run screenshots -- --home`, with the particles around it. */
export const ProductPicture = () => (
  <Place>
    <Background />
    <Picture
      src={useIsDark() ? dark : light}
      htmlWidth={WIDTH}
      htmlHeight={HEIGHT}
      alt="The campaigns of several advertisers in Preroll, each with its state, its limits and today's figures"
      decoding="sync"
      fetchPriority="high"
    />
  </Place>
);
