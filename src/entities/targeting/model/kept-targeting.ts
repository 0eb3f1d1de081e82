import { inWhole, Whole } from '@/shared/lib/forms';
import { geoFields, type ListField, listFields, type Targeting } from './targeting';

const cityFields = ['city_white_list', 'city_black_list'] as const;

type Kept<Field extends keyof Targeting> = Field extends ListField
  ? { white: Whole<string[]>; black: Whole<string[]> }
  : Field extends (typeof cityFields)[number]
    ? Whole<string[]>
    : Field extends (typeof geoFields)[number]
      ? Whole<Targeting[Field]>
      : Targeting[Field];

/** A targeting as a form keeps it: each list, which may hold thousands, as one value; ids of cities as they are typed. */
export type KeptTargeting = { [Field in keyof Targeting]: Kept<Field> };

const each = <Field extends string, Value>(fields: readonly Field[], make: (field: Field) => Value) =>
  Object.fromEntries(fields.map((field) => [field, make(field)])) as Record<Field, Value>;

export const keepTargeting = (targeting: Targeting): KeptTargeting =>
  ({
    ...targeting,
    ...each(listFields, (field) => ({
      white: new Whole(targeting[field].white),
      black: new Whole(targeting[field].black),
    })),
    ...each(cityFields, (field) => new Whole(targeting[field].map(String))),
    ...each(geoFields, (field) => new Whole(targeting[field])),
  }) as KeptTargeting;

/** The lists are the very ones that were put in: what was found out about one holds as long as it is the same. */
export const takeTargeting = (kept: KeptTargeting): Targeting => ({
  ...kept,
  ...each(listFields, (field) => ({ white: inWhole(kept[field].white), black: inWhole(kept[field].black) })),
  ...each(cityFields, (field) => inWhole(kept[field]).map(Number)),
  ...each(geoFields, (field) => inWhole(kept[field])),
});
