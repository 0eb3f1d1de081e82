import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/csf';

type Type = NonNullable<StrictInputType['type']> & { raw?: string };

/** Removes `undefined` from the type of an optional prop, where it is redundant. */
const withoutUndefined = (raw: string) => raw.replace(/\s*\|\s*undefined\b|\bundefined\s*\|\s*/g, '');

function withValues(argType: StrictInputType): StrictInputType {
  const raw = (argType.type as Type | undefined)?.raw;
  if (argType.table?.type?.summary !== 'union' || raw === undefined) return argType;
  const summary = withoutUndefined(raw);
  return {
    ...argType,
    table: { ...argType.table, type: { summary } },
    // as text: otherwise Storybook edits it as JSON
    ...(summary === 'string' && { control: { type: 'text' } }),
  };
}

/** Lists the values of a prop's type, where Storybook would only show "union". */
export const withPropValues: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, withValues(argType)]));
