import { enclosingField } from '@/shared/ui/form';

export interface SectionFacts<Id extends string = string> {
  /** Also the id of its element. */
  id: Id;
  label: string;
  /** The paths of its fields. They include the paths below, unless another section lists them. */
  fields: readonly string[];
}

/** The sections that contain these paths: `ord_advert.erid` is in the section with the field `ord_advert`. */
export function sectionsWith<Id extends string>(
  sections: readonly SectionFacts<Id>[],
  paths: readonly string[],
): ReadonlySet<Id> {
  const owners = new Map(sections.flatMap(({ id, fields }) => fields.map((field) => [field, id])));
  const sectionOf = (path: string) => owners.get(enclosingField(path, (name) => owners.has(name)) ?? '');
  return new Set(paths.flatMap((path) => sectionOf(path) ?? []));
}
