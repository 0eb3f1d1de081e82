import { Menu as Parts } from '@chakra-ui/react/menu';
import { CheckMark } from './check-mark';
import type { MenuOption } from './menu-item';

interface ChoiceGroupProps {
  label: string | undefined;
  items: readonly MenuOption[];
  onChoose: (key: string) => void;
}

/** Menu options of which exactly one is selected. */
export const ChoiceGroup = ({ label, items, onChoose }: ChoiceGroupProps) => (
  <Parts.RadioItemGroup
    value={items.find(({ checked }) => checked)?.key}
    onValueChange={({ value }) => {
      if (items.find(({ key }) => key === value)?.disabledReason === undefined) onChoose(value);
    }}
  >
    {label && <Parts.ItemGroupLabel>{label}</Parts.ItemGroupLabel>}
    {items.map(({ key, label, checked, disabledReason: reason }) => (
      <Parts.RadioItem
        key={key}
        value={key}
        closeOnSelect={reason === undefined ? undefined : false}
        aria-disabled={reason !== undefined || undefined}
      >
        <CheckMark shown={checked} />
        {reason === undefined ? (
          <span>{label}</span>
        ) : (
          <span>
            <span>{label}</span>
            <small>{reason}</small>
          </span>
        )}
      </Parts.RadioItem>
    ))}
  </Parts.RadioItemGroup>
);
