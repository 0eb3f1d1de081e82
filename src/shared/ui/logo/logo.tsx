import { styled } from '@/shared/theme';
import { Mark } from './mark';

const Root = styled('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2.5', textStyle: 'subtitle', color: 'text' },
});

/** Symbol and name of the product. */
export const Logo = () => (
  <Root>
    <Mark />
    <span>Preroll</span>
  </Root>
);
