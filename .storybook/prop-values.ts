import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/csf';

type Type = NonNullable<StrictInputType['type']> & { raw?: string };

/** `string | undefined` says no more than `string` of a prop that may be left out. */
const withoutUndefined = (raw: string) => raw.replace(/\s*\|\s*undefined\b|\bundefined\s*\|\s*/g, '');

function withValues(argType: StrictInputType): StrictInputType {
  const raw = (argType.type as Type | undefined)?.raw;
  if (argType.table?.type?.summary !== 'union' || raw === undefined) return argType;
  const summary = withoutUndefined(raw);
  return {
    ...argType,
    table: { ...argType.table, type: { summary } },
    // otherwise Storybook edits it as JSON
    ...(summary === 'string' && { control: { type: 'text' } }),
  };
}

/** Lists the values of a prop, where Storybook would only say that it is a union. */
export const withPropValues: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, withValues(argType)]));
