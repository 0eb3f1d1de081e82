import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { ChevronDown } from 'lucide-react';
import { type PeriodPreset, type PeriodState, periodBefore, periodOf, periodPresets } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button';
import { Menu } from '@/shared/ui/menu';
import { DatesMenu, writePeriod } from './dates-menu';

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', '& button': { fontVariantNumeric: 'tabular-nums' } },
});

const presets = Object.entries(periodPresets).map(([key, label]) => ({ key, label }));

interface PeriodFilterProps {
  state: PeriodState;
  /** The screen's dates if its URL names none. */
  preset: PeriodPreset;
  onChange: (change: PeriodState) => void;
}

/** Chooses the dates of a screen's figures, and what they are compared with. */
export function PeriodFilter({ state, preset: ownPreset, onChange }: PeriodFilterProps) {
  const { preset, ...period } = periodOf(state, ownPreset);
  const before = periodBefore(period);
  const isCompared = state.compare !== 'none';

  return (
    <Row>
      <DatesMenu
        period={period}
        chosen={preset && { key: preset, label: periodPresets[preset] }}
        presets={presets}
        onChoose={(key) => onChange({ dates: key === ownPreset ? undefined : key })}
        onCustom={(dates) => onChange({ dates })}
      />
      <Menu
        label="Compare with"
        trigger={
          <Button variant="chip" size="sm">
            <VisuallyHidden>Comparison: </VisuallyHidden>
            <span>{isCompared ? `vs ${writePeriod(before)}` : 'Not compared'}</span>
            <ChevronDown aria-hidden />
          </Button>
        }
        items={[
          {
            key: 'compare',
            label: 'Compare with',
            options: [
              { key: 'previous', label: `Period before, ${writePeriod(before)}`, checked: isCompared },
              { key: 'none', label: 'Nothing', checked: !isCompared },
            ],
            onChoose: (key) => onChange({ compare: key === 'none' ? 'none' : undefined }),
          },
        ]}
      />
    </Row>
  );
}
