import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const drawerRecipe = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'header', 'body', 'title', 'closeTrigger'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'overlay',
      bg: 'scrim',
      _open: { animation: 'fadeIn', animationDuration: 'moderate' },
      _closed: { animation: 'fadeOut', animationDuration: 'fast' },
    },
    positioner: { position: 'fixed', inset: '0', zIndex: 'overlay', display: 'flex' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      boxShadow: 'lg',
      outline: 'none',
      overflowY: 'auto',
      _open: { animation: 'slideInStart', animationDuration: 'moderate', animationTimingFunction: 'standard' },
      _closed: { animation: 'slideOutStart', animationDuration: 'fast' },
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      flexShrink: 0,
      ps: '4',
      pe: '2',
      h: 'topbar',
    },
    title: { textStyle: 'sectionTitle' },
    body: { px: '2', pb: '4' },
  },
});
