import { chakra } from '@chakra-ui/react/styled-system';
import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, type Ref, useState } from 'react';
import { type ControlProps, inputRecipe } from '@/shared/ui/field';
import type { TagChoice } from './choices';
import { type Separators, splitItems } from './take-items';

const Input = chakra('input', inputRecipe);

interface TagInputProps extends ControlProps {
  ref: Ref<HTMLInputElement>;
  name: string | undefined;
  placeholder: string | undefined;
  /** Offered while typing. */
  choices: readonly TagChoice[] | undefined;
  apartBy: Separators;
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
export function TagInput({
  onType,
  onPasteList,
  onProblem,
  onUndo,
  onEnterList,
  onBlur,
  choices,
  apartBy,
  ...control
}: TagInputProps) {
  const [text, setText] = useState('');

  const write = (next: string) => {
    setText(next);
    onProblem(undefined);
  };

  const take = (typed = text) => {
    if (typed.trim() === '') return;
    const problem = onType(typed);
    onProblem(problem);
    if (problem === undefined) setText('');
  };

  const type = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    write(target.value);
    // one of the offered was picked: browsers tell it apart from typing by this
    const isPicked = 'inputType' in nativeEvent && nativeEvent.inputType === 'insertReplacementText';
    if (isPicked && choices?.some(({ label }) => label === target.value)) take(target.value);
  };

  const press = (event: KeyboardEvent) => {
    // the key chooses among what an input method offers
    if (event.nativeEvent.isComposing) return;
    const isEmpty = text === '';
    const isSeparator = apartBy === 'commas' && (event.key === ',' || event.key === ';');
    if ((event.key === 'Enter' || isSeparator) && text.trim() !== '') take();
    else if (isSeparator) write('');
    else if (isEmpty && (event.key === 'Backspace' || event.key === 'ArrowDown')) onEnterList();
    else if (isEmpty && (event.ctrlKey || event.metaKey) && event.key === 'z') onUndo();
    else return;
    event.preventDefault();
  };

  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (splitItems(pasted, apartBy).length < 2) return;
    event.preventDefault();
    onPasteList(pasted);
  };

  return (
    <>
      <Input
        {...control}
        list={choices && `${control.id}choices`}
        value={text}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={type}
        onKeyDown={press}
        onPaste={paste}
        onBlur={() => {
          // nothing that was typed is lost by going on
          take();
          onBlur();
        }}
      />
      {choices && (
        <datalist id={`${control.id}choices`}>
          {choices.map(({ value, label }) => (
            <option key={value} value={label}>
              {value}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}
