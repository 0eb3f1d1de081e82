/** The hidden columns after one was pressed in the chooser. The last one in sight stays. */
export function toggleColumn(columns: readonly string[], hidden: readonly string[], column: string): readonly string[] {
  if (hidden.includes(column)) return hidden.filter((id) => id !== column);
  const next = [...hidden, column];
  return columns.every((id) => next.includes(id)) ? hidden : next;
}
