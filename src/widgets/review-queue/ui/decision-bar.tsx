import { formatTotal } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { PanelBar } from '@/shared/ui/form';
import { ShortcutKeys } from '@/shared/ui/shortcut';
import type { Decision } from '../model/use-decisions';

interface DecisionBarProps {
  decisions: readonly Decision[];
  /** Why no decision is possible yet. */
  disabledReason: string | undefined;
  /** Whether keyboard shortcuts are on. */
  hasShortcuts: boolean;
  /** Position of the selected entry, from 1. */
  position: number;
  total: number;
}

/** The buttons for decisions, always visible. */
export function DecisionBar({ decisions, disabledReason, hasShortcuts, position, total }: DecisionBarProps) {
  return (
    <PanelBar>
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
      <p>Return and Ban ask for a reason.</p>
      <span>{`${position} of ${formatTotal(total)}`}</span>
    </PanelBar>
  );
}
