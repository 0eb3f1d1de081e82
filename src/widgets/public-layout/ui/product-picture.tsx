import { styled } from '@/shared/theme';
import { useIsDark } from '@/shared/ui/color-mode';

const Picture = styled('img', {
  base: { display: 'block', w: 'full', h: 'auto', borderRadius: 'lg', bg: 'surface.sunken', boxShadow: 'lg' },
});

interface ProductPictureProps {
  light: string;
  dark: string;
  /** The size of the files, so that the page reserves the space. */
  width: number;
  height: number;
  alt: string;
  /** Whether the picture is in the first viewport, so that it is loaded with priority. */
  leads?: boolean;
}

/** A picture of the product in the current colour theme, made by `npm run screenshots -- --home`. */
export const ProductPicture = ({ light, dark, width, height, alt, leads = false }: ProductPictureProps) => (
  <Picture
    src={useIsDark() ? dark : light}
    width={width}
    height={height}
    alt={alt}
    {...(leads ? { decoding: 'sync', fetchPriority: 'high' } : { loading: 'lazy' })}
  />
);
