import { styled } from '@/shared/theme';
import { ProductPicture } from '@/widgets/public-layout';
import dark from '../pictures/product-dark.webp';
import light from '../pictures/product-light.webp';
import { Background } from './background';

const Place = styled('div', { base: { position: 'relative', isolation: 'isolate', minW: '0' } });

export const HeroPicture = () => (
  <Place>
    <Background />
    <ProductPicture
      leads
      light={light}
      dark={dark}
      width={1440}
      height={1238}
      alt="An advert in the player, watched beyond its half, with its shows, how many of them were completed, and its spend"
    />
  </Place>
);
