import { expect, it } from 'vitest';
import { isInForce, type OrdSourceFields, validateOrdSource } from './ord-source.ts';

const source: OrdSourceFields = {
  mode: 'manual',
  api_access_id: null,
  legal_form: null,
  legal_name: '',
  inn: '',
  kpp: '',
  contract: null,
  is_default: false,
  status: 'working',
};
const contract = (date: string, date_end: string | null) => ({ contract: { date, date_end } });

it.each<[name: string, change: Partial<OrdSourceFields>, errors: Record<string, string[]>]>([
  ['nothing optional', {}, {}],
  ['a default that works', { is_default: true }, {}],
  ['a stopped source', { status: 'stopped' }, {}],
  [
    'a default that is stopped',
    { is_default: true, status: 'stopped' },
    { status: ['The default source must be working'] },
  ],
  ['the API with access', { mode: 'api', api_access_id: 1 }, {}],
  ['the API without access', { mode: 'api' }, { api_access_id: ['Required'] }],
  ['access without the API', { api_access_id: 1 }, { api_access_id: ['Only for sources that use the API'] }],
  ['a contract without an end', contract('2026-01-15', null), {}],
  ['a contract of one day', contract('2026-01-15', '2026-01-15'), {}],
  [
    'a contract that ends before it begins',
    contract('2026-01-15', '2026-01-14'),
    { 'contract.date_end': ['Must not be before the date of the contract'] },
  ],
  ['a legal entity', { legal_form: 'ul', legal_name: 'Romashka LLC', inn: '7707083893', kpp: '773601001' }, {}],
  [
    'a legal entity without its data',
    { legal_form: 'ul', api_access_id: 1 },
    { legal_name: ['Required'], inn: ['Required'], api_access_id: ['Only for sources that use the API'] },
  ],
])('%s', (_, change, errors) => {
  expect(validateOrdSource({ ...source, ...change })).toEqual(errors);
});

it.each([
  ['2026-01-14', false],
  ['2026-01-15', true],
  ['2027-01-14', true],
  ['2027-01-15', false],
])('a contract of 2026-01-15 to 2027-01-14 is in force on %s: %s', (day, expected) => {
  expect(isInForce({ date: '2026-01-15', date_end: '2027-01-14' }, day)).toBe(expected);
  expect(isInForce({ date: '2026-01-15', date_end: null }, day)).toBe(day >= '2026-01-15');
});
