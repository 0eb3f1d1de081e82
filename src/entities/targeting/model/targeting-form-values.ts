import { type ListField, listFields } from '@preroll/rules/targeting/targeting-fields';
import { OpaqueValue, unwrapOpaque } from '@/shared/lib/forms';
import { geoFields, type Targeting } from './targeting';

const cityFields = ['city_white_list', 'city_black_list'] as const;

type FormValue<Field extends keyof Targeting> = Field extends ListField
  ? { white: OpaqueValue<string[]>; black: OpaqueValue<string[]> }
  : Field extends (typeof cityFields)[number]
    ? OpaqueValue<string[]>
    : Field extends (typeof geoFields)[number]
      ? OpaqueValue<Targeting[Field]>
      : Targeting[Field];

/**
 * A targeting as form values: each list, which may have thousands of entries, is one opaque value; city ids are text.
 */
export type TargetingFormValues = { [Field in keyof Targeting]: FormValue<Field> };

const each = <Field extends string, Value>(fields: readonly Field[], make: (field: Field) => Value) =>
  Object.fromEntries(fields.map((field) => [field, make(field)])) as Record<Field, Value>;

export const toTargetingFormValues = (targeting: Targeting): TargetingFormValues =>
  ({
    ...targeting,
    ...each(listFields, (field) => ({
      white: new OpaqueValue(targeting[field].white),
      black: new OpaqueValue(targeting[field].black),
    })),
    ...each(cityFields, (field) => new OpaqueValue(targeting[field].map(String))),
    ...each(geoFields, (field) => new OpaqueValue(targeting[field])),
  }) as TargetingFormValues;

/** Returns the original lists, so that results that are memoized by list stay valid. */
export const fromTargetingFormValues = (form: TargetingFormValues): Targeting => ({
  ...form,
  ...each(listFields, (field) => ({ white: unwrapOpaque(form[field].white), black: unwrapOpaque(form[field].black) })),
  ...each(cityFields, (field) => unwrapOpaque(form[field]).map(Number)),
  ...each(geoFields, (field) => unwrapOpaque(form[field])),
});
