import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Locator } from '@playwright/test';

const TYPES: Record<string, string> = { mp4: 'video/mp4', mov: 'video/quicktime', png: 'image/png' };

/** Lets go of a file over an element, as a person does who dragged it there from a folder. */
export async function dropFile(target: Locator, path: string): Promise<void> {
  const name = basename(path);
  const file = {
    name,
    type: TYPES[name.split('.').at(-1) ?? ''] ?? '',
    content: (await readFile(path)).toString('base64'),
  };
  const dataTransfer = await target.page().evaluateHandle(async ({ name, type, content }) => {
    const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], name, { type, lastModified: 0 }));
    return transfer;
  }, file);
  await target.dispatchEvent('dragover', { dataTransfer });
  await target.dispatchEvent('drop', { dataTransfer });
  await dataTransfer.dispose();
}
