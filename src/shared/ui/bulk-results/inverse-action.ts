const leadingTo = new Map([
  ['working', 'start'],
  ['stopped', 'stop'],
  ['archive', 'archive'],
] as const);

/**
 * The action that undoes a start, stop or archiving of these records; null if they had different statuses before, or
 * one that no action leads to.
 */
export function inverseAction(before: readonly { status: string }[]) {
  const [status, ...others] = new Set(before.map(({ status }) => status));
  const known = status as 'working' | 'stopped' | 'archive' | undefined;
  return known === undefined || others.length > 0 ? null : (leadingTo.get(known) ?? null);
}
