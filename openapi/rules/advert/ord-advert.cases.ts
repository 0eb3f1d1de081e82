const good = {
  source_id: 1,
  erid: null,
  form: 'video' as const,
  kktus: ['30.10.1'],
  co_branding: false,
  description: '',
  brand: 'Example shop',
  target_urls: ['https://shop.example/spring'],
  pay_type: 'cpm' as const,
  native: false,
  social: false,
  social_quota: false,
  contract_external_ids: ['CONTRACT-17'],
  person_external_id: null,
  cids: [],
};

type OrdAdvert = Omit<typeof good, 'erid' | 'person_external_id' | 'cids'> & {
  erid: string | null;
  person_external_id: string | null;
  cids: string[];
};

export interface OrdAdvertCase {
  name: string;
  ord_advert: OrdAdvert;
  /** Messages by path below `ord_advert`; empty if valid. */
  errors: Record<string, string>;
}

const it = (name: string, change: Partial<OrdAdvert>, errors: Record<string, string> = {}): OrdAdvertCase => ({
  name,
  ord_advert: { ...good, ...change },
  errors,
});

const sixteen = Array.from({ length: 16 }, (_, index) => `1.1.${index + 1}`);
const nobodyPays = { contract_external_ids: 'Enter contracts, a person or CIDs' };
const onlyOne = 'Only one of contracts, person and CIDs';
const form = 'Three numbers separated by dots, such as 30.10.1';

/** Rules across fields. */
export const ruleCases: OrdAdvertCase[] = [
  it('one code and a contract', {}),
  it('an ERID of six characters', { erid: 'Ab12Cd' }),
  it('two codes', { kktus: ['30.10.1', '30.10.2'] }, { kktus: 'One code only, unless it is co-branding' }),
  it('two codes of co-branding', { kktus: ['30.10.1', '30.10.2'], co_branding: true }),
  it('sixteen codes of co-branding', { kktus: sixteen, co_branding: true }),
  it('a code twice', { kktus: ['30.10.1', '30.10.1'], co_branding: true }, { kktus: 'Each code only once' }),
  it('other goods', { kktus: ['30.15.1'] }, { description: 'Required with the code 30.15.1' }),
  it('other goods, described', { kktus: ['30.15.1'], description: 'Handmade clocks' }),
  it(
    'other goods among several',
    { kktus: ['30.10.1', '30.15.1'], co_branding: true },
    { description: 'Required with the code 30.15.1' },
  ),
  it('a person', { contract_external_ids: [], person_external_id: 'PERSON-1' }),
  it('CIDs', { contract_external_ids: [], cids: ['CID1'] }),
  it('several contracts', { contract_external_ids: ['A', 'B'] }),
  it('no payer', { contract_external_ids: [] }, nobodyPays),
  it('a contract and a person', { person_external_id: 'PERSON-1' }, { person_external_id: onlyOne }),
  it('a contract and CIDs', { cids: ['CID1'] }, { cids: onlyOne }),
  it(
    'a person and CIDs',
    { contract_external_ids: [], person_external_id: 'PERSON-1', cids: ['CID1'] },
    { cids: onlyOne },
  ),
  it('all three', { person_external_id: 'PERSON-1', cids: ['CID1'] }, { person_external_id: onlyOne, cids: onlyOne }),
];

/** Rules of the contract's schema, validated by zod in the form and by ajv on the server, with the same messages. */
export const schemaCases: OrdAdvertCase[] = [
  it('an ERID of five characters', { erid: 'Ab12C' }, { erid: '6 to 64 letters and digits' }),
  it('an ERID of 65 characters', { erid: 'a'.repeat(65) }, { erid: '6 to 64 letters and digits' }),
  it('an ERID with a dash', { erid: '2Vtzq-wH1' }, { erid: '6 to 64 letters and digits' }),
  it('no code', { kktus: [] }, { kktus: 'Required' }),
  it('a code of two numbers', { kktus: ['30.10'] }, { 'kktus.0': form }),
  it('a code of words', { kktus: ['clothes'] }, { 'kktus.0': form }),
  it('seventeen codes', { kktus: [...sixteen, '2.1.1'], co_branding: true }, { kktus: 'At most 16 entries' }),
  it(
    'a page without a scheme',
    { target_urls: ['shop.example'] },
    { 'target_urls.0': 'Must be a web address that begins with http:// or https://' },
  ),
  it('a contract with a space', { contract_external_ids: ['A 1'] }, { 'contract_external_ids.0': 'No spaces' }),
  it('a brand that is too long', { brand: 'x'.repeat(256) }, { brand: 'At most 255 characters' }),
];
