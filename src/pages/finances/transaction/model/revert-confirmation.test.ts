import { expect, it } from 'vitest';
import { revertConfirmation } from './revert-confirmation';

const facts = { currency: 'RUB', precision: 2, user_name: 'Nadia Petrova', invoice_id: null };

it.each([
  ['spend', '-100.00', 'Take back the spend of RUB 100.00?', 'is added to the balance of Nadia Petrova'],
  ['withdrawal', '-100.00', 'Take back the payout of RUB 100.00?', 'is added to the balance of Nadia Petrova'],
  ['bonus', '50.00', 'Take back the bonus of RUB 50.00?', 'leaves the balance of Nadia Petrova'],
] as const)('%s of %s: %s', (type, amount, title, direction) => {
  const question = revertConfirmation({ ...facts, type, amount });
  // the currency is followed by a no-break space
  expect(question.title.replaceAll(/\s/g, ' ')).toBe(title);
  expect(question.text).toBe(`The amount ${direction}, by a correction. Both stay in the ledger.`);
});

it("names the consequence for a deposit's invoice", () => {
  const { text } = revertConfirmation({ ...facts, type: 'deposit', amount: '20000.00', invoice_id: 32 });
  expect(text).toMatch(/The invoice becomes void, with the comment as its reason\.$/);
});
