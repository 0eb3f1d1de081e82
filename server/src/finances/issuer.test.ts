import { expect, it } from 'vitest';
import { demoIssuer } from '../demo/content/money.ts';
import { describeIssuer, readIssuer } from './issuer.ts';

const fail = (message: string): never => {
  throw new Error(message);
};
const read = (variables: Record<string, string>, fallback = demoIssuer.party) =>
  readIssuer({ text: (name) => variables[name], fail, fallback });

it('is whom the variables name, and nobody else in part', () => {
  expect(read({}).party).toEqual(demoIssuer.party);
  expect(read({ ISSUER_BANK: 'Nord Bank' }).party).toMatchObject({ name: 'Preroll', bank: 'Nord Bank', account: '' });
  expect(readIssuer({ text: () => undefined, fail }).party).toMatchObject({ name: 'Preroll', account: '' });
});

it.each(['22%', '-1', '100', 'x'])('refuses a VAT rate of %s', (rate) => {
  expect(() => read({ VAT_RATE: rate })).toThrow('VAT_RATE must be a percentage');
});

it('says whether invoices can be paid', () => {
  expect(describeIssuer(read({}))).toBe('issued by Preroll LLC, paid to 40702810000000000123 at Sever Bank');
  expect(describeIssuer(read({ ISSUER_NAME: 'Nord', ISSUER_BANK: 'Nord Bank' }))).toContain('nobody can pay them');
});
