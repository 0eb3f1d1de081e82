const original = console.error;
const reported: string[] = [];

/** From now on console errors are remembered. */
export function watchConsole(): void {
  reported.length = 0;
  console.error = (...args: unknown[]) => {
    reported.push(args.map(String).join(' '));
    original(...args);
  };
}

/** A story that makes React or a library complain is a broken story. */
export function assertQuietConsole(): void {
  console.error = original;
  const [first] = reported;
  if (first !== undefined) throw new Error(`The story wrote ${reported.length} console error(s), the first: ${first}`);
}
