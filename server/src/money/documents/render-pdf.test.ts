import { expect, it } from 'vitest';
import { measureLongestBlock } from '../../../test/measure-longest-block.ts';
import { renderPdf } from './render-pdf.ts';

const row = (text: string) => [{ text }, { text: 'Счёт · Invoice' }];
const statement = (lines: number) => ({
  name: 'Statement',
  content: [{ table: { body: Array.from({ length: lines }, (_, index) => row(`Line ${index}`)) }, layout: 'ruled' }],
});

it('does not block the event loop with many documents', async () => {
  await renderPdf(statement(1));
  const all = () => Promise.all(Array.from({ length: 4 }, () => renderPdf(statement(60))));
  expect(await measureLongestBlock(all)).toBeLessThan(50);
});

it('rejects a document that can not be rendered, and continues with the next one', async () => {
  const broken = { name: 'Broken', content: [{ image: 'nothing.png' }] };
  await expect(renderPdf(broken)).rejects.toThrow();
  expect((await renderPdf(statement(1))).subarray(0, 5).toString()).toBe('%PDF-');
});
