import { chakra } from '@chakra-ui/react/styled-system';

export const Frame = chakra('div', {
  base: {
    '&:focus-visible': { outlineOffset: 'outside', borderRadius: 'lg' },
    '&:fullscreen': {
      display: 'flex',
      flexDirection: 'column',
      '& > [data-picture]': { flex: '1', aspectRatio: 'auto', maxH: 'none', minH: '0', borderRadius: '0' },
      '& > :last-child': { borderRadius: '0' },
    },
  },
});

export const Picture = chakra('div', {
  base: {
    position: 'relative',
    // reserves the space before the size of the video is known; a portrait video is centred
    aspectRatio: '16 / 9',
    maxH: '80dvh',
    w: 'full',
    borderTopRadius: 'lg',
    overflow: 'hidden',
    bg: 'screen',
    '&[data-failed]': { bg: 'surface.sunken' },
    '& > video': { w: 'full', h: 'full', objectFit: 'contain', cursor: 'pointer' },
  },
});

/** Shown before playback starts and while buffering. Clicks pass through to the video. */
export const Badge = chakra('span', {
  base: {
    position: 'absolute',
    inset: '0',
    m: 'auto',
    display: 'grid',
    placeItems: 'center',
    boxSize: '14',
    borderRadius: 'full',
    bg: 'scrim',
    color: 'text.onSolid',
    pointerEvents: 'none',
    '& > svg': { boxSize: '6', fill: 'currentColor' },
  },
});

export const Failure = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '3',
    p: '4',
    bg: 'surface.sunken',
    textAlign: 'center',
  },
});
