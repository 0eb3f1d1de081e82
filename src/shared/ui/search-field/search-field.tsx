import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { inputRecipe } from '@/shared/ui/field';

const Input = chakra('input', { ...inputRecipe, base: { ...inputRecipe.base, maxW: '80' } });

/** Typing pauses this long before the search begins; milliseconds. */
const PAUSE = 300;

interface SearchFieldProps {
  /** Names the field: "Search campaigns". */
  label: string;
  value: string;
  /** Called when typing has paused. */
  onSearch: (text: string) => void;
}

/** A part of a name to look for in a list. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState(value);

  // Back, or a cleared filter: the address wins over what was typed
  if (known !== value) {
    setKnown(value);
    // what arrives is older than what is being typed, if it is what was sent
    if (value !== sent) setText(value);
  }

  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => {
      setSent(text);
      onSearch(text);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);

  return (
    <Input
      type="search"
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  );
}
