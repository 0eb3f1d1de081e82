const original = console.error;
const reported: string[] = [];

/** When an expectation fails within `waitFor`, its element is printed, which reads the React props of that element. */
const KEY_PROP_WARNING = '`key` is not a prop';

export function watchConsole(): void {
  reported.length = 0;
  console.error = (...args: unknown[]) => {
    const message = args.map(String).join(' ');
    if (!message.includes(KEY_PROP_WARNING)) reported.push(message);
    original(...args);
  };
}

/** Fails the story if React or a library has reported an error. */
export function assertQuietConsole(): void {
  console.error = original;
  const [first] = reported;
  if (first !== undefined) throw new Error(`The story wrote ${reported.length} console error(s), the first: ${first}`);
}
