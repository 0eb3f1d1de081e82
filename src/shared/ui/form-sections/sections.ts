import { fieldAround } from '@/shared/ui/form';

/** A section of a form. */
export interface SectionFacts<Id extends string = string> {
  /** Also the id of its element. */
  id: Id;
  label: string;
  /** The paths of its fields; what is inside a field goes with it, unless another section names it. */
  fields: readonly string[];
}

/** The sections of these paths: that of `ord_advert.erid` has the field `ord_advert`. */
export function sectionsWith<Id extends string>(
  sections: readonly SectionFacts<Id>[],
  paths: readonly string[],
): ReadonlySet<Id> {
  const owners = new Map(sections.flatMap(({ id, fields }) => fields.map((field) => [field, id])));
  const sectionOf = (path: string) => owners.get(fieldAround(path, (name) => owners.has(name)) ?? '');
  return new Set(paths.flatMap((path) => sectionOf(path) ?? []));
}
