/** A section of a form. */
export interface SectionFacts<Id extends string = string> {
  /** Also the id of its element. */
  id: Id;
  label: string;
  /** The names of its fields; fields inside an object go with its name. */
  fields: readonly string[];
}

/** The sections with these fields: that of `ord_advert.erid` has the field `ord_advert`. */
export const sectionsWith = <Id extends string>(
  sections: readonly SectionFacts<Id>[],
  paths: readonly string[],
): ReadonlySet<Id> => {
  const names = new Set(paths.map((path) => path.split('.')[0]));
  return new Set(sections.flatMap(({ id, fields }) => (fields.some((field) => names.has(field)) ? id : [])));
};
