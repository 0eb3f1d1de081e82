import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import { formatNumber } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { inputRecipe } from '@/shared/ui/field';
import { Correction } from './tags-styles';
import type { WrongItem } from './take-items';

const Textarea = chakra('textarea', {
  ...inputRecipe,
  base: { ...inputRecipe.base, py: '2', resize: 'vertical', fontFamily: 'mono' },
});

/** More reasons than these say nothing new. */
const SHOWN = 5;

interface WrongItemsProps {
  wrong: readonly WrongItem[];
  onRetry: (text: string) => void;
  onDrop: () => void;
}

/** What could not be taken, to be mended in place. */
export function WrongItems({ wrong, onRetry, onDrop }: WrongItemsProps) {
  const id = useId();
  const [text, setText] = useState(wrong.map((item) => item.text).join('\n'));
  return (
    <Correction>
      <label htmlFor={id}>To correct: {formatNumber(wrong.length)}</label>
      <Textarea
        id={id}
        rows={Math.min(6, Math.max(2, wrong.length))}
        aria-describedby={`${id}why`}
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ul id={`${id}why`}>
        {wrong.slice(0, SHOWN).map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be written alike
          <li key={index}>
            {item.text}: {item.problem}
          </li>
        ))}
        {wrong.length > SHOWN && <li>and {formatNumber(wrong.length - SHOWN)} more</li>}
      </ul>
      <div>
        <Button size="sm" variant="outline" onClick={() => onRetry(text)}>
          Add corrected
        </Button>
        <Button size="sm" variant="ghost" onClick={onDrop}>
          Leave them out
        </Button>
      </div>
    </Correction>
  );
}
