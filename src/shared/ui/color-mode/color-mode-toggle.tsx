import { chakra } from '@chakra-ui/react/styled-system';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useId, useSyncExternalStore } from 'react';
import { type ColorMode, chooseColorMode, readColorMode, subscribeColorMode } from './color-mode';

const Group = chakra('fieldset', {
  base: {
    display: 'inline-flex',
    justifySelf: 'start',
    p: '0.5',
    gap: '0.5',
    borderRadius: 'md',
    bg: 'surface.sunken',
    borderWidth: 'hairline',
  },
});

const Option = chakra('label', {
  base: {
    display: 'grid',
    placeItems: 'center',
    w: '8',
    h: '7',
    borderRadius: 'sm',
    color: 'text.muted',
    cursor: 'pointer',
    position: 'relative',
    _hover: { color: 'text' },
    '& svg': { boxSize: '4' },
    '& input': { position: 'absolute', inset: '0', appearance: 'none', cursor: 'pointer', borderRadius: 'sm' },
    '&:has(:checked)': { bg: 'surface.raised', color: 'text', boxShadow: 'sm' },
  },
});

const options = [
  { value: 'system', label: 'As the system', Icon: Monitor },
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
] as const satisfies readonly { value: ColorMode; label: string; Icon: unknown }[];

/** System, light or dark: three radio buttons, so that the arrow keys work and the choice is told. */
export function ColorModeToggle() {
  const name = useId();
  const mode = useSyncExternalStore(subscribeColorMode, readColorMode);
  return (
    <Group aria-label="Colour theme">
      {options.map(({ value, label, Icon }) => (
        <Option key={value} title={label}>
          <input
            type="radio"
            name={name}
            aria-label={label}
            checked={mode === value}
            onChange={() => chooseColorMode(value)}
          />
          <Icon aria-hidden />
        </Option>
      ))}
    </Group>
  );
}
