import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const modes = ['light', 'dark'] as const;

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    mb: '10',
    // tall stories scroll, so that the sections below can be found
    '& > *': { maxH: '96' },
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, {sizes.96}), 1fr))',
  },
});

export const Ground = chakra('div', {
  base: {
    p: '6',
    minW: '0',
    overflow: 'auto',
    borderRadius: 'lg',
    borderWidth: 'hairline',
    borderStyle: 'solid',
    borderColor: 'border',
    bg: 'surface.panel',
    color: 'text',
    '--global-color-border': 'colors.border',
  },
});

/** A story in both themes, light and dark side by side. */
export function BothThemes({ children }: { children: ReactNode }) {
  return (
    <Pair>
      {modes.map((mode) => (
        <Ground key={mode} className={mode} style={{ colorScheme: mode }}>
          {children}
        </Ground>
      ))}
    </Pair>
  );
}
