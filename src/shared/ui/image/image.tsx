import { chakra } from '@chakra-ui/react/styled-system';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';

/** The place is kept whether or not the picture ever comes. */
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

const Missing = chakra('span', {
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
  /** Null where there is none. */
  src: string | null;
  /** What is to be seen; empty, if the text beside it says so already. */
  alt: string;
  ratio?: 'wide' | 'classic' | 'square' | 'tall';
  /** `contain` shows all of it: for creatives and logos. */
  fit?: 'cover' | 'contain';
}

/** A picture that keeps its place, comes when it is near, and says what it would have shown. */
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
