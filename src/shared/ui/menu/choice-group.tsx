import { Menu as Parts } from '@chakra-ui/react/menu';
import { CheckMark } from './check-mark';

interface ChoiceGroupProps {
  /** Shown above the options. */
  label: string | undefined;
  items: readonly { key: string; label: string; checked: boolean }[];
  onChoose: (key: string) => void;
}

/** Options of a menu of which one is chosen. */
export const ChoiceGroup = ({ label, items, onChoose }: ChoiceGroupProps) => (
  <Parts.RadioItemGroup
    value={items.find(({ checked }) => checked)?.key}
    onValueChange={({ value }) => onChoose(value)}
  >
    {label && <Parts.ItemGroupLabel>{label}</Parts.ItemGroupLabel>}
    {items.map(({ key, label, checked }) => (
      <Parts.RadioItem key={key} value={key}>
        <CheckMark shown={checked} />
        {label}
      </Parts.RadioItem>
    ))}
  </Parts.RadioItemGroup>
);
