import { chakra } from '@chakra-ui/react/styled-system';

/** Container for a layout's banners. Sticky, so that they stay visible while the page scrolls. */
export const BannerPlace = chakra('div', {
  base: { position: 'sticky', zIndex: 'sticky', '& > :not(:empty)': { mb: '4' } },
  variants: {
    /** The edge to stick to: the window's, or the top bar that the cabinets have below `md`. */
    below: {
      edge: { top: '2' },
      topbar: { top: { base: 'calc({sizes.topbar} + {spacing.2})', md: '2' } },
    },
  },
  defaultVariants: { below: 'edge' },
});
