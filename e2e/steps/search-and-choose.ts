import { expect, type Locator } from '@playwright/test';

/**
 * Searches for a record by a unique name in a combobox and chooses it once it is the only option: the previous options
 * stay until the answer arrives, and then move.
 */
export async function searchAndChoose(field: Locator, name: string): Promise<void> {
  await field.fill(name);
  const options = field.page().getByRole('listbox').getByRole('option');
  await expect(options).toHaveCount(1);
  await options.filter({ hasText: name }).click();
}
