const MANY = 10_000;

/** Whether more values are in it than anybody fills in by hand. Looks at no more than it has to. */
export function isLarge(value: unknown): boolean {
  const waiting = [value];
  for (let seen = 0; waiting.length > 0; seen += 1) {
    if (seen + waiting.length > MANY) return true;
    const item = waiting.pop();
    if (typeof item !== 'object' || item === null) continue;
    const items = Object.values(item);
    if (items.length > MANY) return true;
    waiting.push(...items);
  }
  return false;
}
