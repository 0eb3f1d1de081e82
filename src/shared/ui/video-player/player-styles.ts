import { chakra } from '@chakra-ui/react/styled-system';

export const Frame = chakra('div', {
  base: {
    position: 'relative',
    borderRadius: 'lg',
    overflow: 'hidden',
    '&:focus-visible': { outlineOffset: 'outside' },
    '&:fullscreen': {
      borderRadius: '0',
      '& > [data-picture]': { h: 'full', aspectRatio: 'auto', maxH: 'none' },
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
    // a small picture only has room for it above the controls
    bottom: { base: '4', sm: '0' },
    m: 'auto',
    display: 'grid',
    placeItems: 'center',
    boxSize: { base: '10', sm: '14' },
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
    pb: '24',
    bg: 'surface.sunken',
    textAlign: 'center',
  },
});
