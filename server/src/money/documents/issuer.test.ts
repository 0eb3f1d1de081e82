import { expect, it } from 'vitest';
import { describeIssuer, readIssuerConfig } from './issuer.ts';

const read = (variables: Record<string, string>) => readIssuerConfig(variables).issuer;

it('is read from the variables', () => {
  const bank = 'Nord Bank';
  expect(read({ ISSUER_BANK: bank })).toMatchObject({ isNamed: true, party: { name: 'Preroll', bank, account: '' } });
  expect(read({})).toMatchObject({ isNamed: false, party: { name: 'Preroll', bank: '', account: '' } });
});

it.each(['22%', '-1', '100', 'x'])('refuses a VAT rate of %s', (rate) => {
  expect(() => read({ VAT_RATE: rate })).toThrow('VAT_RATE must be a percentage');
});

it('reports whether invoices can be paid', () => {
  const paid = { ISSUER_NAME: 'Nord', ISSUER_BANK: 'Nord Bank', ISSUER_ACCOUNT: '4070' };
  expect(describeIssuer(read(paid))).toBe('issued by Nord, paid to 4070 at Nord Bank');
  expect(describeIssuer(read({ ISSUER_NAME: 'Nord', ISSUER_BANK: 'Nord Bank' }))).toContain('nobody can pay them');
});
