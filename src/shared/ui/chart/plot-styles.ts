import { chakra } from '@chakra-ui/react/styled-system';

export const PlotRoot = chakra('div', {
  base: {
    h: 'full',
    '& .recharts-surface': { borderRadius: 'sm' },
    '& .recharts-surface:focus-visible': { outlineWidth: 'ring', outlineStyle: 'solid', outlineColor: 'focus' },
    '& .recharts-cartesian-axis-tick-value': {
      fill: 'text.muted',
      textStyle: 'caption',
      fontVariantNumeric: 'tabular-nums',
    },
    '& [data-names] text': { fill: 'text.muted', textStyle: 'caption' },
    '& .recharts-cartesian-grid line': { stroke: 'border' },
    '& .recharts-cartesian-axis-line, & .recharts-reference-line-line': { stroke: 'border.strong' },
    '& .recharts-tooltip-cursor': { stroke: 'border.strong' },
    '& .recharts-tooltip-cursor:is(.recharts-rectangle)': { fill: 'surface.hover', stroke: 'none' },
    '& .recharts-bar-background-rectangle': { fill: 'surface.sunken' },
  },
});

export const Bubble = chakra('div', {
  base: {
    maxW: '64',
    px: '3',
    py: '2',
    borderRadius: 'md',
    bg: 'surface.raised',
    boxShadow: 'md',
    textStyle: 'small',
    '& > p': { fontWeight: 'medium', overflowWrap: 'anywhere' },
    '& > ul': { display: 'grid', gap: '0.5', mt: '1', listStyle: 'none' },
    '& li': { display: 'flex', alignItems: 'center', gap: '2', color: 'text.muted' },
    '& li > span': { flex: '1', minW: '0', overflowWrap: 'anywhere' },
    '& li > strong': { color: 'text', fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' },
  },
});
