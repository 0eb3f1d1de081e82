/** Toggles the visibility of a column and returns the hidden ones. The last visible column can't be hidden. */
export function toggleColumn(columns: readonly string[], hidden: readonly string[], column: string): readonly string[] {
  if (hidden.includes(column)) return hidden.filter((id) => id !== column);
  const next = [...hidden, column];
  return columns.every((id) => next.includes(id)) ? hidden : next;
}
