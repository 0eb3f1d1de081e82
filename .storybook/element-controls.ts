import type { ArgTypesEnhancer } from 'storybook/internal/csf';

const isElement = (type: string | undefined) => /^React(?:Node|Element)\b/.test(type ?? '');

/** Hides the controls of props that take React elements: Storybook would print the element's internals. */
export const withoutElementControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      isElement(argType.table?.type?.summary) ? { ...argType, control: false } : argType,
    ]),
  );
