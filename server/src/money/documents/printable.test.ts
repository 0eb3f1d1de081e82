import { expect, it } from 'vitest';
import { printable, printableDocument } from './printable.ts';

it.each([
  ['Für März, № 5 → ✓', 'Für März, № 5 → ✓'],
  ['Party 🎉 time', 'Party time'],
  ['👩‍👩‍👧 Family shop', 'Family shop'],
  ['🇩🇪 Sever 👍🏽', 'Sever'],
  ['1️⃣ first', '1 first'],
  ['© 2026 Sever™ ❤️', '© 2026 Sever™ ❤'],
  ['  two  blanks ', '  two  blanks '],
  ['🎉', '—'],
  ['', ''],
])('prints %s as %s', (text, printed) => {
  expect(printable(text)).toBe(printed);
});

it('leaves parts other than texts unchanged', () => {
  const made = new Date(0);
  const layout = { hLineWidth: () => 0 };
  const document = { info: { made }, content: [{ text: 'A 🎉', bold: true }, 'B 🎉'], layout };
  expect(printableDocument(document)).toEqual({ info: { made }, content: [{ text: 'A', bold: true }, 'B'], layout });
});
