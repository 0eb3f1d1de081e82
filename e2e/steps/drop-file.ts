import type { Locator } from '@playwright/test';

/** Lets go of a file over an element, as a person does who dragged it there from a folder. */
export async function dropFile(target: Locator, path: string): Promise<void> {
  // the browser reads the file itself, through a field that nobody sees: a large one need not travel to the page as text
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
