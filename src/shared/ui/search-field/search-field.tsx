import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, type Ref, useEffect, useState } from 'react';
import { inputRecipe } from '@/shared/ui/field';

const Input = chakra('input', { ...inputRecipe, base: { ...inputRecipe.base, maxW: '80' } });

interface SearchFieldProps {
  /** Names the field: "Search campaigns". */
  label: string;
  value: string;
  /** Called when typing has paused. */
  onSearch: (text: string) => void;
  /** How long typing has to pause, in milliseconds. 0 where nobody has to be asked. */
  pause?: number;
  ref?: Ref<HTMLInputElement>;
}

/** What is found appears by itself: Enter has nothing to send, not even the form that the field may stand in. */
const sendNothing = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** A part of a name to look for in a list. */
export function SearchField({ label, value, onSearch, pause = 300, ref }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState(value);

  // Back, or a cleared filter: the address wins over what was typed
  if (known !== value) {
    setKnown(value);
    // what arrives is older than what is being typed, if it is what was sent
    if (value !== sent) {
      setText(value);
      setSent(value);
    }
  }

  useEffect(() => {
    if (text === value || pause === 0) return;
    const timer = setTimeout(() => {
      setSent(text);
      onSearch(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [text, value, onSearch, pause]);

  const type = (typed: string) => {
    setText(typed);
    if (pause > 0) return;
    setSent(typed);
    onSearch(typed);
  };

  return (
    <Input
      ref={ref}
      type="search"
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={({ target }) => type(target.value)}
      onKeyDown={sendNothing}
    />
  );
}
