const MAX_NAME_LENGTH = 120;

/** Returns the name, or if it is taken, the name with the first free number: "News (2)". */
export function freeName(name: string, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '' : ` (${number})`;
    const candidate = name.slice(0, MAX_NAME_LENGTH - ending.length) + ending;
    if (!taken.includes(candidate)) return candidate;
  }
}
