/** More than this is "99+". */
const MOST = 99;

/** The count of a queue as a `SidebarLink` shows it; nothing if nothing waits. */
export const queueCount = (waiting: number): string | undefined =>
  waiting === 0 ? undefined : waiting > MOST ? `${MOST}+` : String(waiting);
