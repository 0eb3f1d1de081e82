import { chakra } from '@chakra-ui/react/styled-system';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { styled } from '@/shared/theme';

/** Reserves the space even if the image doesn't load. */
const Frame = chakra('span', {
  base: {
    display: 'block',
    position: 'relative',
    w: 'full',
    borderRadius: 'md',
    overflow: 'hidden',
    bg: 'surface.sunken',
    '& > *': { position: 'absolute', inset: '0', boxSize: 'full' },
  },
  variants: {
    ratio: {
      wide: { aspectRatio: '16 / 9' },
      classic: { aspectRatio: '4 / 3' },
      square: { aspectRatio: '1' },
      tall: { aspectRatio: '9 / 16' },
    },
    fit: { cover: { '& > img': { objectFit: 'cover' } }, contain: { '& > img': { objectFit: 'contain' } } },
  },
});

const Missing = styled('span', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '1',
    p: '2',
    textStyle: 'caption',
    color: 'text.muted',
    textAlign: 'center',
    overflow: 'hidden',
    '& > svg': { boxSize: '5', color: 'text.subtle', strokeWidth: 1.5 },
    '& > span': { maxW: 'full', lineClamp: 3, overflowWrap: 'anywhere' },
  },
});

interface ImageProps {
  src: string | null;
  /** Description of the image; empty if the text beside it says the same. */
  alt: string;
  ratio?: 'wide' | 'classic' | 'square' | 'tall';
  /** `contain` shows the whole image: for creatives and logos. */
  fit?: 'cover' | 'contain';
}

/** An image with reserved space, lazy loading, and its description as fallback. */
export function Image({ src, alt, ratio = 'wide', fit = 'cover' }: ImageProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <Frame ratio={ratio} fit={fit}>
      {src !== null && src !== broken ? (
        <img key={src} src={src} alt={alt} loading="lazy" decoding="async" onError={() => setBroken(src)} />
      ) : (
        <Missing role={alt ? 'img' : undefined} aria-label={alt || undefined} aria-hidden={alt ? undefined : true}>
          <ImageOff aria-hidden />
          {alt && <span>{alt}</span>}
        </Missing>
      )}
    </Frame>
  );
}
