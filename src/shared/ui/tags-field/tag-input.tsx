import { chakra } from '@chakra-ui/react/styled-system';
import { type ClipboardEvent, type KeyboardEvent, type Ref, useState } from 'react';
import { type ControlProps, inputRecipe } from '@/shared/ui/field';
import { splitItems } from './take-items';

const Input = chakra('input', inputRecipe);

interface TagInputProps extends ControlProps {
  ref: Ref<HTMLInputElement>;
  name: string;
  placeholder: string | undefined;
  /** Takes one item; says what is wrong with it. */
  onType: (text: string) => string | undefined;
  onPasteList: (text: string) => void;
  /** What is wrong with what stands here, undefined when nothing is any more. */
  onProblem: (problem: string | undefined) => void;
  onUndo: () => void;
  /** Into the list, to its last item. */
  onEnterList: () => void;
  onBlur: () => void;
}

/** Where items are typed and pasted. Knows its own text only, so that typing costs the same beside any list. */
export function TagInput({ onType, onPasteList, onProblem, onUndo, onEnterList, onBlur, ...control }: TagInputProps) {
  const [text, setText] = useState('');

  const write = (next: string) => {
    setText(next);
    onProblem(undefined);
  };

  const take = () => {
    if (text.trim() === '') return;
    const problem = onType(text);
    onProblem(problem);
    if (problem === undefined) setText('');
  };

  const press = (event: KeyboardEvent) => {
    // the key chooses among what an input method offers
    if (event.nativeEvent.isComposing) return;
    const isEmpty = text === '';
    if (['Enter', ',', ';'].includes(event.key) && text.trim() !== '') take();
    else if (event.key === ',' || event.key === ';') write('');
    else if (isEmpty && (event.key === 'Backspace' || event.key === 'ArrowDown')) onEnterList();
    else if (isEmpty && (event.ctrlKey || event.metaKey) && event.key === 'z') onUndo();
    else return;
    event.preventDefault();
  };

  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (splitItems(pasted).length < 2) return;
    event.preventDefault();
    onPasteList(pasted);
  };

  return (
    <Input
      {...control}
      value={text}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={({ target }) => write(target.value)}
      onKeyDown={press}
      onPaste={paste}
      onBlur={() => {
        // nothing that was typed is lost by going on
        take();
        onBlur();
      }}
    />
  );
}
