import type { ReactNode } from 'react';
import { styled } from '@/shared/theme';
import { Button } from '@/shared/ui/button';

const Row = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '1.5' } });
const Column = styled('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2' } });

interface PresetsProps<Value> {
  /** Accessible name; names the field. */
  label: string;
  options: readonly { label: string; value: Value }[];
  onChoose: (value: Value) => void;
}

/** Buttons for frequently used values. */
export const Presets = <Value,>({ label, options, onChoose }: PresetsProps<Value>) => (
  <Row role="group" aria-label={label}>
    {options.map((option) => (
      <Button key={option.label} variant="outline" size="sm" onClick={() => onChoose(option.value)}>
        {option.label}
      </Button>
    ))}
  </Row>
);

/** Renders a field with its presets below, or the field alone if there are none. */
export const WithPresets = <Value,>({ children, ...presets }: PresetsProps<Value> & { children: ReactNode }) => (
  <Column>
    {children}
    {presets.options.length > 0 && <Presets {...presets} />}
  </Column>
);
