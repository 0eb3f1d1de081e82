/**
 * Moves a visible column past the next visible one and returns the order of all columns. Hidden columns keep their
 * positions for when they are shown again.
 */
export function moveColumn(
  columns: readonly string[],
  hidden: readonly string[],
  column: string,
  way: 'up' | 'down',
): string[] {
  const shown = columns.filter((id) => !hidden.includes(id));
  const other = shown[shown.indexOf(column) + (way === 'up' ? -1 : 1)];
  if (other === undefined || !shown.includes(column)) return [...columns];
  const order = columns.filter((id) => id !== column);
  order.splice(order.indexOf(other) + (way === 'up' ? 0 : 1), 0, column);
  return order;
}
