import type { ArgTypesEnhancer } from 'storybook/internal/csf';

const isElement = (type: string | undefined) => /^React(?:Node|Element)\b/.test(type ?? '');

/** What is shown inside a component is not typed into a table: a control would print the insides of the element. */
export const withoutElementControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      isElement(argType.table?.type?.summary) ? { ...argType, control: false } : argType,
    ]),
  );
