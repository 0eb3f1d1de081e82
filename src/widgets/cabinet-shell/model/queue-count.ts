/** Larger numbers are shown as "99+". */
const MAX_SHOWN = 99;

/** The count of a queue for a `SidebarLink`; undefined for an empty queue. */
export const queueCount = (waiting: number): string | undefined =>
  waiting === 0 ? undefined : waiting > MAX_SHOWN ? `${MAX_SHOWN}+` : String(waiting);
