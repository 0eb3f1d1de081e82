import { chakra } from '@chakra-ui/react/styled-system';
import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, type Ref, useState } from 'react';
import { type ControlProps, inputRecipe } from '@/shared/ui/field';
import { type Separators, splitItems } from './add-items';
import type { TagChoice } from './choices';

const Input = chakra('input', inputRecipe);

interface TagInputProps extends ControlProps {
  ref: Ref<HTMLInputElement>;
  name: string | undefined;
  placeholder: string | undefined;
  /** Suggestions while typing. */
  choices: readonly TagChoice[] | undefined;
  separator: Separators;
  /** Adds one item; returns an error if that failed. */
  onType: (text: string) => string | undefined;
  onPasteList: (text: string) => void;
  /** Reports the error of the current text; undefined once it is resolved. */
  onProblem: (problem: string | undefined) => void;
  onUndo: () => void;
  /** Moves the focus to the last item of the list. */
  onEnterList: () => void;
  onBlur: () => void;
}

/** Input for typing and pasting items. Holds only its own text, so that typing stays fast beside a long list. */
export function TagInput({
  onType,
  onPasteList,
  onProblem,
  onUndo,
  onEnterList,
  onBlur,
  choices,
  separator,
  ...control
}: TagInputProps) {
  const [text, setText] = useState('');

  const write = (next: string) => {
    setText(next);
    onProblem(undefined);
  };

  const addText = (typed = text) => {
    if (typed.trim() === '') return;
    const problem = onType(typed);
    onProblem(problem);
    if (problem === undefined) setText('');
  };

  const type = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    write(target.value);
    // browsers report a selection from the datalist with this input type
    const isPicked = 'inputType' in nativeEvent && nativeEvent.inputType === 'insertReplacementText';
    if (isPicked && choices?.some(({ label }) => label === target.value)) addText(target.value);
  };

  const press = (event: KeyboardEvent) => {
    // the key belongs to the input method editor
    if (event.nativeEvent.isComposing) return;
    const isEmpty = text === '';
    const isSeparator = separator === 'commas' && (event.key === ',' || event.key === ';');
    if ((event.key === 'Enter' || isSeparator) && text.trim() !== '') addText();
    else if (isSeparator) write('');
    else if (isEmpty && (event.key === 'Backspace' || event.key === 'ArrowDown')) onEnterList();
    else if (isEmpty && (event.ctrlKey || event.metaKey) && event.key === 'z') onUndo();
    else return;
    event.preventDefault();
  };

  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (splitItems(pasted, separator).length < 2) return;
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
          // adds the typed text when the input loses the focus
          addText();
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
