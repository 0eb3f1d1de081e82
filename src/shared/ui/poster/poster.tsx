import { Film, MousePointerClick } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { formatDuration } from '@/shared/lib/format';
import { styled } from '@/shared/theme';

const Root = styled('span', {
  base: {
    display: 'grid',
    position: 'relative',
    flex: 'none',
    placeItems: 'center',
    w: '16',
    h: '9',
    borderRadius: 'sm',
    bg: 'surface.sunken',
    color: 'text.subtle',
    '&[data-stack]': {
      boxShadow:
        '0.125rem -0.125rem 0 -0.0625rem {colors.surface.panel}, 0.125rem -0.125rem 0 {colors.border.control}, 0.25rem -0.25rem 0 -0.0625rem {colors.surface.panel}, 0.25rem -0.25rem 0 {colors.border}',
    },
    '& > img': { position: 'absolute', inset: '0', boxSize: 'full', objectFit: 'cover', borderRadius: 'inherit' },
    '& > svg': { boxSize: '4' },
    '& > small': {
      position: 'absolute',
      insetEnd: '0.5',
      bottom: '0.5',
      px: '1',
      borderRadius: 'xs',
      bg: 'black/72',
      color: 'white',
      textStyle: 'tick',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

/** Replaces the picture of an interactive advert. */
const Title = styled('span', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'block',
    px: '1',
    borderRadius: 'inherit',
    bg: 'surface.selected',
    color: 'text.muted',
    textStyle: 'tick',
    overflow: 'hidden',
    // two lines, of which the second leaves room for the corner
    '& > span': {
      display: 'block',
      h: '7',
      overflow: 'hidden',
      overflowWrap: 'anywhere',
      _before: { content: '""', float: 'right', w: 'var(--corner)', h: 'full', shapeOutside: 'inset(50% 0 0)' },
    },
    '& > svg': {
      position: 'absolute',
      insetEnd: '0.5',
      bottom: '0.5',
      boxSize: '3.5',
      p: '0.5',
      borderRadius: 'xs',
      bg: 'black/72',
      color: 'white',
    },
  },
});

/** Width of the element in the corner of a title. */
const corner: Record<'mark' | 'duration', CSSProperties & Record<'--corner', string>> = {
  mark: { '--corner': '1rem' },
  duration: { '--corner': '2rem' },
};

interface PosterProps {
  /** URL of the picture; null if the video has none yet. */
  src: string | null;
  /** In seconds. */
  duration: number | null;
  /** Title of an interactive advert, shown instead of a missing picture. */
  interactive?: string | undefined;
  stack?: boolean;
}

/** The picture of a video in a list, with its duration. Decorative, because the video's name is beside it. */
export function Poster({ src, duration, interactive, stack = false }: PosterProps) {
  const [broken, setBroken] = useState<string>();
  const hasPicture = src !== null && src !== broken;
  return (
    <Root aria-hidden data-poster data-stack={stack || undefined}>
      {hasPicture && <img key={src} src={src} alt="" loading="lazy" decoding="async" onError={() => setBroken(src)} />}
      {!hasPicture && interactive === undefined && <Film />}
      {!hasPicture && interactive !== undefined && (
        <Title style={duration === null ? corner.mark : corner.duration}>
          <span>{interactive}</span>
          {duration === null && <MousePointerClick />}
        </Title>
      )}
      {duration !== null && <small>{formatDuration(duration)}</small>}
    </Root>
  );
}
