const LARGE_COUNT = 10_000;

/** Whether a value has more entries than a person would fill in by hand. Stops counting at the limit. */
export function isLarge(value: unknown): boolean {
  const waiting = [value];
  for (let seen = 0; waiting.length > 0; seen += 1) {
    if (seen + waiting.length > LARGE_COUNT) return true;
    const item = waiting.pop();
    if (typeof item !== 'object' || item === null) continue;
    const items = Object.values(item);
    if (items.length > LARGE_COUNT) return true;
    waiting.push(...items);
  }
  return false;
}
