import { chakra } from '@chakra-ui/react/styled-system';
import { styled } from '@/shared/theme';
import { readOnly } from './shell-styles';

const Dot = styled('span', {
  base: {
    position: 'absolute',
    insetEnd: '0.5',
    top: '0.5',
    boxSize: '3',
    borderRadius: 'full',
    borderWidth: '0.125rem',
    borderColor: 'surface.canvas',
    bg: 'accent.graph',
    '@media (forced-colors: active)': { borderColor: 'Canvas', bg: 'Highlight', forcedColorAdjust: 'none' },
  },
});

const Words = chakra('span', { base: readOnly });

/** A dot on the menu button if the menu contains something new. Its label becomes part of the button's name. */
export const MenuDot = ({ label }: { label: string }) => (
  <Dot data-part="dot">
    <Words>{label}</Words>
  </Dot>
);
