import { chakra } from '@chakra-ui/react/styled-system';

/** A grey bar in place of text or a control. */
export const SkeletonBlock = chakra('span', {
  base: {
    display: 'block',
    h: '4',
    maxW: 'full',
    borderRadius: 'sm',
    bg: 'border',
    animation: 'pulse 1.6s ease-in-out infinite',
  },
});
