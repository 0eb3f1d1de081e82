import type { Locator } from '@playwright/test';

/** Drops a file on an element, as if it were dragged from a folder. */
export async function dropFile(target: Locator, path: string): Promise<void> {
  // an invisible file field lets the browser read the file itself, so that large files need not be sent to the page as
  // text
  const field = await target
    .page()
    .evaluateHandle(() => Object.assign(document.createElement('input'), { type: 'file' }));
  await field.setInputFiles(path);
  const dataTransfer = await field.evaluateHandle(({ files }) => {
    const transfer = new DataTransfer();
    for (const file of files ?? []) transfer.items.add(file);
    return transfer;
  });
  await target.dispatchEvent('dragover', { dataTransfer });
  await target.dispatchEvent('drop', { dataTransfer });
  await dataTransfer.dispose();
  await field.dispose();
}
