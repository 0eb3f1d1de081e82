import { styled } from '@/shared/theme';

/** The comparison below a figure in a cell. Hidden on cards, whose figures share one line. */
export const SecondLine = styled('span', {
  base: {
    display: 'block',
    minH: '4',
    textStyle: 'caption',
    color: 'text.subtle',
    // on the baseline, an icon would make the row taller when its figures arrive
    '& > *': { verticalAlign: 'top' },
    'li &': { display: 'none' },
  },
});
