import { chakra } from '@chakra-ui/react/styled-system';
import { type Ref, useId, useState } from 'react';
import { formatNumber } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { type HeldItem, inputRecipe } from '@/shared/ui/field';
import { Correction, roomAround } from './tags-styles';

const Textarea = chakra('textarea', {
  ...inputRecipe,
  base: { ...inputRecipe.base, py: '2', resize: 'vertical', fontFamily: 'mono', ...roomAround },
});

/** More reasons than these say nothing new. */
const SHOWN = 5;

interface WrongItemsProps {
  ref: Ref<HTMLTextAreaElement>;
  name: string | undefined;
  wrong: readonly HeldItem[];
  onRetry: (text: string) => void;
  onDrop: () => void;
}

/** What could not be taken, to be mended in place. */
export function WrongItems({ ref, name, wrong, onRetry, onDrop }: WrongItemsProps) {
  const id = useId();
  const [text, setText] = useState(wrong.map((item) => item.text).join('\n'));
  return (
    <Correction>
      <label htmlFor={id}>To correct: {formatNumber(wrong.length)}</label>
      <Textarea
        ref={ref}
        id={id}
        name={name}
        rows={Math.min(6, Math.max(2, wrong.length))}
        aria-describedby={`${id}why`}
        spellCheck={false}
        value={text}
        // the browser is content with what sticks to the page covering it
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
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
