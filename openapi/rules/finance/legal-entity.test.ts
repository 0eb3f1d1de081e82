import { describe, expect, it } from 'vitest';
import { isInn, isKpp, type LegalEntity, requiredLegalFields, validateLegalEntity } from './legal-entity.ts';

describe('isInn', () => {
  it.each(['7707083893', '7830002293', '500100732259', '784806113663'])('%s has valid control digits', (inn) => {
    expect(isInn(inn)).toBe(true);
  });

  it.each(['7707083894', '7707083983', '500100732258', '500100732269', '0000000000', '770708389', '77070838931', 'x'])(
    'rejects %s',
    (inn) => expect(isInn(inn)).toBe(false),
  );

  it('detects every single wrong digit', () => {
    // a remainder of 10 counts as 0, so a control digit of 0 is ambiguous
    for (const inn of ['7707083893', '500100732259'])
      for (const [index, digit] of [...inn].entries())
        for (const other of '0123456789')
          if (other !== digit && index >= inn.length - 1)
            expect(isInn(inn.slice(0, index) + other + inn.slice(index + 1))).toBe(false);
  });
});

it.each([
  ['773601001', true],
  ['7736AZ001', true],
  ['000001001', false],
  ['77360100', false],
  ['7736a1001', false],
])('the KPP %s is valid: %j', (kpp, valid) => expect(isKpp(kpp)).toBe(valid));

const entity = (change: Partial<LegalEntity>): LegalEntity => ({
  legal_form: 'ul',
  legal_name: 'Romashka LLC',
  inn: '7707083893',
  kpp: '773601001',
  ...change,
});

describe('validateLegalEntity', () => {
  it.each<[string, Partial<LegalEntity>, Record<string, string[]>]>([
    ['a legal entity', {}, {}],
    ['a legal entity without a KPP', { kpp: '' }, {}],
    ['a legal entity with the INN of a person', { inn: '500100732259' }, { inn: ['Must be 10 digits'] }],
    ['a sole proprietor', { legal_form: 'ip', inn: '500100732259', kpp: '' }, {}],
    [
      'an individual with a KPP',
      { legal_form: 'fl', inn: '500100732259' },
      { kpp: ['Only legal entities have a KPP'] },
    ],
    ['an individual without an INN', { legal_form: 'fl', inn: '', kpp: '' }, { inn: ['Required'] }],
    ['a wrong INN', { inn: '7707083894' }, { inn: ['Check the digits: this is not a valid INN'] }],
    ['a foreign company without an INN', { legal_form: 'ful', inn: '', kpp: '' }, {}],
    [
      'a foreign individual with a wrong INN',
      { legal_form: 'ffl', inn: '12', kpp: '' },
      { inn: ['Check the digits: this is not a valid INN'] },
    ],
    ['no name', { legal_name: '' }, { legal_name: ['Required'] }],
    ['nothing at all', { legal_form: null, legal_name: '', inn: '', kpp: '' }, {}],
    [
      'an INN without a form',
      { legal_form: null, legal_name: '', kpp: '' },
      { legal_form: ['Choose the legal form that the data below belong to'] },
    ],
  ])('%s', (_name, change, errors) => {
    expect(validateLegalEntity(entity(change))).toEqual(errors);
  });
});

it.each<[string, Partial<LegalEntity>, string[]]>([
  ['nothing given', {}, []],
  ['a legal entity', { legal_form: 'ul' }, ['legal_name', 'inn']],
  ['a foreign one', { legal_form: 'ful' }, ['legal_name']],
  ['data without a form', { inn: '7707083893' }, ['legal_form']],
  ['all of them', { legal_form: 'ul', legal_name: 'Shop', inn: '7707083893' }, ['legal_form', 'legal_name', 'inn']],
])('requires fields: %s', (_name, given, required) => {
  const entity = { legal_form: null, legal_name: '', inn: '', kpp: '', ...given };
  expect([...requiredLegalFields(entity)]).toEqual(required);
});
