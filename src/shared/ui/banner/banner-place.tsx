import { chakra } from '@chakra-ui/react/styled-system';

/** Where a layout's banners stand, at the top of its content; they stay in sight when the page is scrolled. */
export const BannerPlace = chakra('div', {
  base: { position: 'sticky', zIndex: 'sticky', '& > :not(:empty)': { mb: '4' } },
  variants: {
    /** What they keep clear of: the edge of the window, or the bar of the cabinets. */
    below: {
      edge: { top: '2' },
      topbar: { top: 'calc({sizes.topbar} + {spacing.2})' },
    },
  },
  defaultVariants: { below: 'edge' },
});
