import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@/shared/ui/button';

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '1.5' } });

interface PresetsProps<Value> {
  /** Accessible name: of which field. */
  label: string;
  options: readonly { label: string; value: Value }[];
  onChoose: (value: Value) => void;
}

/** Values that are asked for often, each a press: beside the field that they fill in. */
export const Presets = <Value,>({ label, options, onChoose }: PresetsProps<Value>) => (
  <Row role="group" aria-label={label}>
    {options.map((option) => (
      <Button key={option.label} variant="outline" size="sm" onClick={() => onChoose(option.value)}>
        {option.label}
      </Button>
    ))}
  </Row>
);
