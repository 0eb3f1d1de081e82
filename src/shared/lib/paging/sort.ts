/** The column that a list is sorted by. */
export interface Sort {
  id: string;
  desc: boolean;
}

/** `-name` is `name`, from the end. */
export const sortOf = (param: string | undefined): Sort | undefined =>
  param === undefined ? undefined : { id: param.replace(/^-/, ''), desc: param.startsWith('-') };

/** The other way; the columns of a table have the names that the server sorts by. */
export const sortParam = <Param extends string>(sort: Sort | undefined): Param | undefined =>
  sort && (`${sort.desc ? '-' : ''}${sort.id}` as Param);
