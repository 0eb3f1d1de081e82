import { styled } from '@/shared/theme';
import { useIsDark } from '@/shared/ui/color-mode';

const Picture = styled('img', {
  base: { display: 'block', w: 'full', h: 'auto', borderRadius: 'lg', bg: 'surface.sunken', boxShadow: 'lg' },
});

interface ProductPictureProps {
  light: string;
  dark: string;
  /** The measures of the files, so that the page keeps their place. */
  width: number;
  height: number;
  /** What it shows. */
  alt: string;
  /** It is the first thing that is seen of the page. */
  leads?: boolean;
}

/** A picture of the product in the theme of the page, made by `npm run screenshots -- --home`. */
export const ProductPicture = ({ light, dark, width, height, alt, leads = false }: ProductPictureProps) => (
  <Picture
    src={useIsDark() ? dark : light}
    width={width}
    height={height}
    alt={alt}
    {...(leads ? { decoding: 'sync', fetchPriority: 'high' } : { loading: 'lazy' })}
  />
);
