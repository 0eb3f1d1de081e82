import type { ArgTypesEnhancer } from 'storybook/internal/csf';

const isElement = (type: string | undefined) => /^React(?:Node|Element)\b/.test(type ?? '');

/** Hides the controls of props that accept React elements, whose internals Storybook would print. */
export const withoutElementControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      isElement(argType.table?.type?.summary) ? { ...argType, control: false } : argType,
    ]),
  );
