/** Unreplaced macros: `[PAGEURL]`, `%%KEYWORDS%%`, `{source}`, `${PAGE}`. */
const unreplaced = /^(?:\[[^\]]*\]|%%.*%%|\$?\{.*\}|\$\$.*\$\$)$/;

/** Longer values are truncated. */
const MAX_LENGTH = 500;

/** Returns the text of a query parameter; null without one, or for a macro that the player has not replaced. */
export function readParameter(value: unknown, maxLength = MAX_LENGTH): string | null {
  const text = (Array.isArray(value) ? String(value[0]) : typeof value === 'string' ? value : '').trim();
  return text === '' || unreplaced.test(text) ? null : text.slice(0, maxLength);
}
