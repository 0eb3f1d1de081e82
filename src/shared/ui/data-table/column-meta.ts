export interface Choice {
  value: string;
  label: string;
}

export interface ColumnMeta {
  /** `end` for numbers and money, so that digits align. */
  align?: 'start' | 'end';
  /** CSS width, for instance `8rem`; columns without one share the remaining space. */
  width?: string;
  /** Takes the remaining width; `width` is then the minimum. */
  grows?: boolean;
  searchable?: boolean;
  extra?: boolean;
  /**
   * Exported even while hidden, because other values need it, such as a currency, or because a visible cell shows it
   * too.
   */
  exported?: boolean;
  /** Stays visible at the end while other columns scroll beneath it. For the column of menus, which is the last one. */
  pinned?: boolean;
  /**
   * Position of the cell on a card, below `sm`: `head` under the title, `corner` beside it, `note` in a subdued line
   * without headers (at its end with `align: 'end'`), `figure` in the line of figures, `wide` below it over the full
   * width, `none` hidden. By default it is a line with its header.
   */
  card?: 'head' | 'corner' | 'note' | 'figure' | 'wide' | 'none';
  /** Unit after a figure on a card, which has no headers: "shows", or the words for one and for several. */
  unit?: string | readonly [one: string, many: string];
  /** Currency named in the header. On a card, which has no headers, it precedes the amount. */
  currency?: string | undefined;
  /** Makes the column filterable by these values. */
  choices?: readonly Choice[];
  /** Value in the CSV export, with dates in ISO 8601 including the zone. Columns without a value are not exported. */
  // biome-ignore lint/suspicious/noExplicitAny: the type of the value differs between columns
  csv?: (value: any) => string | number;
  /** Header in the CSV export, if the visible one only applies to the rows shown. */
  csvHeader?: string;
}
