import { chakra } from '@chakra-ui/react/styled-system';
import { formatTotal } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { ShortcutKeys } from '@/shared/ui/shortcut';
import type { Decision } from '../model/use-decisions';

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'sticky',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    minH: '15',
    px: { base: '4', sm: '6', md: '8' },
    py: '2',
    bg: 'surface.raised',
    borderTopWidth: 'hairline',
    boxShadow: 'md',
    // a window this low has no room for a bar
    '@media (max-height: 25em)': { position: 'static' },
    '& > button': { flex: { base: '1 1 40%', sm: 'none' } },
    '& kbd': { bg: 'transparent', color: 'inherit', borderColor: 'currentColor' },
    '& [data-severe]:not([aria-disabled=true])': { color: 'tone.error.text' },
    '& > p': { textStyle: 'caption', color: 'text.subtle', lgDown: { display: 'none' } },
    '& > span:last-of-type': {
      ms: 'auto',
      textStyle: 'small',
      color: 'text.muted',
      fontVariantNumeric: 'tabular-nums',
      smDown: { display: 'none' },
    },
  },
});

interface DecisionBarProps {
  decisions: readonly Decision[];
  /** Why nothing can be decided yet. */
  disabledReason: string | undefined;
  /** Whether their keys act. */
  hasShortcuts: boolean;
  /** Of the selected advert, from 1. */
  position: number;
  total: number;
}

/** What can be decided about the selected advert, always in sight. */
export function DecisionBar({ decisions, disabledReason, hasShortcuts, position, total }: DecisionBarProps) {
  return (
    <Bar data-part="actions">
      {decisions.map(({ command, label, letter, icon, variant, isSevere, isRunning, run }) => (
        <Button
          key={command}
          variant={variant}
          icon={icon}
          loading={isRunning}
          disabledReason={disabledReason}
          aria-keyshortcuts={hasShortcuts ? letter : undefined}
          data-severe={isSevere || undefined}
          onClick={run}
        >
          <span>{label}</span>
          {hasShortcuts && <ShortcutKeys keys={[letter]} />}
        </Button>
      ))}
      <p>Ban and Return ask for a reason; the next advert gets the focus.</p>
      <span>{`${position} of ${formatTotal(total)}`}</span>
    </Bar>
  );
}
