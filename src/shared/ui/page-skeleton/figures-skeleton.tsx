import { chakra } from '@chakra-ui/react/styled-system';
import { styled } from '@/shared/theme';
import { SkeletonBlock } from '@/shared/ui/skeleton';

const Chips = styled('div', { base: { display: 'flex', gap: '2', mb: '3' } });

/** Skeleton of the chips above a list or above figures: dates, comparison and a filter. */
export const ChipsSkeleton = () => (
  <Chips>
    <SkeletonBlock h="7" w="40" borderRadius="full" />
    <SkeletonBlock h="7" w="40" borderRadius="full" display={{ base: 'none', sm: 'block' }} />
    <SkeletonBlock h="7" w="20" borderRadius="full" ms={{ base: 'auto', sm: '0' }} />
  </Chips>
);

const Figures = chakra('div', {
  base: {
    display: 'grid',
    borderBlockWidth: 'hairline',
    overflow: 'clip',
    '& > div': {
      display: 'grid',
      alignContent: 'start',
      gap: '1.5',
      h: '32',
      px: '4',
      py: '3',
      mt: 'calc({borderWidths.hairline} * -1)',
      ms: 'calc({borderWidths.hairline} * -1)',
      borderTopWidth: 'hairline',
      borderInlineStartWidth: 'hairline',
    },
  },
  variants: {
    kind: {
      list: { gridAutoFlow: 'column', gridAutoColumns: 'minmax({sizes.40}, 1fr)' },
      record: { gridTemplateColumns: 'repeat(auto-fit, minmax(max({sizes.40}, 16%), 1fr))' },
    },
  },
});

interface FiguresSkeletonProps {
  /** Layout as in a `StatGroup`: one row above a list, several on a record. */
  kind: 'list' | 'record';
}

const counts = { list: 5, record: 6 };

/** Skeleton of the figures of a list or a record. */
export const FiguresSkeleton = ({ kind }: FiguresSkeletonProps) => (
  <Figures kind={kind}>
    {Array.from({ length: counts[kind] }, (_, figure) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
      <div key={figure}>
        <SkeletonBlock h="4" w="16" />
        <SkeletonBlock h="7" w="24" />
        <SkeletonBlock h="3" w="32" />
      </div>
    ))}
  </Figures>
);
