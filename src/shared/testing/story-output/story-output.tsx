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
 * What a component hands to its page, such as the values of a form. Readers find it in the Actions panel and the steps
 * of a story in an output that nobody sees: the canvas shows the component only.
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
