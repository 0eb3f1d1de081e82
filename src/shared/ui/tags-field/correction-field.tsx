import { chakra } from '@chakra-ui/react/styled-system';
import { type Ref, useId, useState } from 'react';
import { formatNumber } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { inputRecipe, type RejectedItem } from '@/shared/ui/field';
import { Correction } from './tags-styles';

const Textarea = chakra('textarea', {
  ...inputRecipe,
  base: { ...inputRecipe.base, py: '2', resize: 'vertical', fontFamily: 'mono' },
});

const MAX_REASONS = 5;

interface CorrectionFieldProps {
  ref: Ref<HTMLTextAreaElement>;
  name: string | undefined;
  rejected: readonly RejectedItem[];
  onRetry: (text: string) => void;
  onDiscard: () => void;
}

/** Rejected entries in a textarea for correction. */
export function CorrectionField({ ref, name, rejected, onRetry, onDiscard }: CorrectionFieldProps) {
  const id = useId();
  const [text, setText] = useState(rejected.map((item) => item.text).join('\n'));
  return (
    <Correction>
      <label htmlFor={id}>{`To correct: ${formatNumber(rejected.length)}`}</label>
      <Textarea
        ref={ref}
        id={id}
        name={name}
        rows={Math.min(6, Math.max(2, rejected.length))}
        aria-describedby={`${id}why`}
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ul id={`${id}why`}>
        {rejected.slice(0, MAX_REASONS).map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have the same text
          <li key={index}>{`${item.text}: ${item.problem}`}</li>
        ))}
        {rejected.length > MAX_REASONS && <li>{`and ${formatNumber(rejected.length - MAX_REASONS)} more`}</li>}
      </ul>
      <div>
        <Button size="sm" variant="outline" onClick={() => onRetry(text)}>
          Add corrected
        </Button>
        <Button size="sm" variant="ghost" onClick={onDiscard}>
          Leave them out
        </Button>
      </div>
    </Correction>
  );
}
