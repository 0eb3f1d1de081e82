const MINUTE = 60_000;

/**
 * Returns a function that counts what comes from an address and says whether it is beyond the bound of the current
 * minute. Addresses are forgotten with their minute.
 */
export function createAddressBound(most: number): (ip: string, at: Date) => boolean {
  let minute = 0;
  let counts = new Map<string, number>();
  return (ip, at) => {
    const current = Math.floor(at.getTime() / MINUTE);
    if (current !== minute) [minute, counts] = [current, new Map()];
    const count = (counts.get(ip) ?? 0) + 1;
    counts.set(ip, count);
    return count > most;
  };
}
