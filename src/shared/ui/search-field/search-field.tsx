import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useState } from 'react';
import { useDebouncedValue } from '@/shared/lib/scheduling';
import { inputRecipe } from '@/shared/ui/field';

const Input = chakra('input', {
  ...inputRecipe,
  base: { ...inputRecipe.base, maxW: '80', _print: { '&:placeholder-shown': { display: 'none' } } },
});

interface SearchFieldProps {
  /** Accessible name, also the placeholder: "Search campaigns". */
  label: string;
  value: string;
  onSearch: (text: string) => void;
  /** Debounce delay in milliseconds. Use 0 for a search in the browser. */
  delay?: number;
  ref?: Ref<HTMLInputElement>;
}

/** Results update as the user types, so Enter must not submit a surrounding form. */
const preventSubmit = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** Debounced search input for a list. */
export function SearchField({ label, value, onSearch, delay = 300, ref }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const [sent, setSent] = useState(value);
  const debouncedText = useDebouncedValue(text, delay);

  // the value was changed elsewhere (Back, a cleared filter) and replaces the text, unless it is only the result of the
  // last search, since which the user may have typed more
  if (lastValue !== value) {
    setLastValue(value);
    if (value !== sent) {
      setText(value);
      setSent(value);
    }
  }

  const search = useEffectEvent((due: string) => {
    setSent(due);
    onSearch(due);
  });
  const dueText = debouncedText === text && text !== value ? text : undefined;
  useEffect(() => {
    if (dueText !== undefined) search(dueText);
  }, [dueText]);

  return (
    <Input
      ref={ref}
      type="search"
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={preventSubmit}
    />
  );
}
