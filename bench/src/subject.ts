/** What the bench does with a table; each page makes one of it. */
export interface Subject {
  /** Selector of a row of data. */
  row: string;
  /** Selector of the element whose sight the rows have to fill. */
  viewport: string;
  filter: (text: string) => void;
  /** By name, ascending. */
  sort: () => void;
}

declare global {
  interface Window {
    subject: Subject;
    /** Milliseconds from the navigation to the frame that shows the first row. */
    firstRow: number | undefined;
  }
}

/** Makes the table known, and notes when its first row is on the screen. */
export function present(subject: Subject): void {
  window.subject = subject;
  const look = () => {
    if (!document.querySelector(subject.row)?.textContent) return void requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      window.firstRow = performance.now();
    };
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}

export function press(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}

/** As if it had been typed. */
export function type(selector: string, text: string): void {
  const field = document.querySelector<HTMLInputElement>(selector);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
}

export function root(): HTMLElement {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root');
  return element;
}
