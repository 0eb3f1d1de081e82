export interface Sort {
  id: string;
  desc: boolean;
}

/** Parses the parameter: `-name` means by `name`, descending. */
export const sortOf = (param: string | undefined): Sort | undefined =>
  param === undefined ? undefined : { id: param.replace(/^-/, ''), desc: param.startsWith('-') };

/** Formats a sort order as the parameter. The table's column ids are the names that the server sorts by. */
export const sortParam = <Param extends string>(sort: Sort | undefined): Param | undefined =>
  sort && (`${sort.desc ? '-' : ''}${sort.id}` as Param);
