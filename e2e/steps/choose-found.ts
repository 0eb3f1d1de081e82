import { expect, type Locator } from '@playwright/test';

/**
 * Types a name that one record has into a field that searches, and chooses the record once it alone is offered: what was
 * offered before stays until the answer is there, and moves when it arrives.
 */
export async function chooseFound(field: Locator, name: string): Promise<void> {
  await field.fill(name);
  const options = field.page().getByRole('listbox').getByRole('option');
  await expect(options).toHaveCount(1);
  await options.filter({ hasText: name }).click();
}
