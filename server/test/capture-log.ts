/** A log to look at: `stream` is what the server writes to. */
export function captureLog() {
  let text = '';
  return {
    stream: {
      write(line: string) {
        text += line;
      },
    },
    get text(): string {
      return text;
    },
    get lines(): Record<string, unknown>[] {
      return text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line));
    },
  };
}
