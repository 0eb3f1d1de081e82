import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { styled } from '@/shared/theme';

const Foot = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '4',
    mt: '2',
    textStyle: 'caption',
    color: 'text.muted',
    fontVariantNumeric: 'tabular-nums',
  },
});

const Scale = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.5',
    '& > i': { w: '5', h: '2', borderRadius: 'xs', '@media (forced-colors: active)': { forcedColorAdjust: 'none' } },
    '& > i:first-of-type': { ms: '1' },
    '& > i:last-of-type': { me: '1' },
  },
});

const steps = ['heat.0', 'heat.1', 'heat.2', 'heat.3', 'heat.4', 'heat.5'] as const;

interface HeatMapFooterProps {
  /** Describes the active cell, or the peak. */
  children: ReactNode;
  /** The highest value, formatted. */
  most: string;
}

/** Footer of a heat map or world map: a sentence about its values, and the colour scale. */
export function HeatMapFooter({ children, most }: HeatMapFooterProps) {
  return (
    <Foot>
      <span>{children}</span>
      <Scale aria-hidden translate="no">
        0
        {steps.map((step) => (
          <chakra.i key={step} bg={step} />
        ))}
        {most}
      </Scale>
    </Foot>
  );
}
