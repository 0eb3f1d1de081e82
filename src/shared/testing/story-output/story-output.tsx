import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect } from 'react';
import { action } from 'storybook/actions';

const Place = chakra('div', { base: { position: 'relative' } });

const Output = chakra('output', { base: { srOnly: true } });

interface StoryOutputProps {
  label: string;
  value: unknown;
}

/**
 * Reports the values that a component passes to its page, such as those of a form. They appear in the Actions panel
 * and, for the steps of a story, in a hidden output: the canvas shows the component only.
 */
export function StoryOutput({ label, value }: StoryOutputProps) {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  useEffect(() => action(label)(text), [label, text]);
  return (
    <Place>
      <Output aria-label={label}>{text}</Output>
    </Place>
  );
}
