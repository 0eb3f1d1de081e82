import { ruleCases, schemaCases } from '@preroll/rules/advert/ord-advert.cases';
import { vpaidCases } from '@preroll/rules/advert/vpaid.cases';
import { describe, expect, it } from 'vitest';
import { type AdvertFormValues, emptyAdvert } from './advert-form';
import { payerFields } from './registration-form';
import { advertFormResolver } from './use-advert-form';

const good: AdvertFormValues = {
  ...emptyAdvert({ advertLink: 'https://shop.example/', urlMarks: '' }),
  name: 'Spring sale',
  creative: '/media/6f1c/source.mp4',
};

const resolve = (change: Partial<AdvertFormValues>, { saved = good, isAllowed = true } = {}) =>
  advertFormResolver(saved, { format: { kind: 'preroll', vpaidAllowed: isAllowed }, before: saved })(
    { ...good, ...change },
    undefined,
    {
      fields: {},
      shouldUseNativeValidation: false,
    },
  );

/** Form errors by path: `{ 'kktus.0': message }`. */
function messages(errors: object, prefix = ''): Record<string, string> {
  const entries = Object.entries(errors).flatMap(([key, error]) => {
    if (typeof error !== 'object' || error === null) return [];
    if ('message' in error) return [[`${prefix}${key}`, error.message]];
    return Object.entries(messages(error, `${prefix}${key}.`));
  });
  return Object.fromEntries(entries);
}

/** Cases that name several payers are left out, because the form allows only one at a time. */
const fillable = [...ruleCases, ...schemaCases].flatMap(({ name, ord_advert, errors }) => {
  const { contract_external_ids, person_external_id, cids } = ord_advert;
  const named = [contract_external_ids.length > 0, person_external_id !== null, cids.length > 0];
  const payer = payerFields[named.indexOf(true)] ?? 'contract_external_ids';
  return named.filter(Boolean).length > 1 ? [] : [{ name, values: { ...ord_advert, payer }, ord_advert, errors }];
});

describe('a web address in the form', () => {
  const bad = 'https://anna:secret@shop.example/';
  const refusal = 'Leave out the name and password: everyone would see them';

  it('is refused with credentials', async () => {
    const trackers = [{ event: 'start' as const, url: bad }];
    const { errors } = await resolve({ advert_link: bad, use_vpaid: true, vpaid: bad, additional_trackers: trackers });
    expect(messages(errors)).toEqual({ advert_link: refusal, vpaid: refusal, 'additional_trackers.0.url': refusal });
  });

  it('may keep a saved value that breaks a newer rule', async () => {
    const { errors } = await resolve({ advert_link: bad, name: 'Summer' }, { saved: { ...good, advert_link: bad } });
    expect(errors).toEqual({});
  });
});

describe('a registration in the form', () => {
  it.each(fillable)('$name: $errors', async ({ values, ord_advert, errors }) => {
    const answer = await resolve({ ord_advert: values });
    expect(messages(answer.errors)).toEqual(
      Object.fromEntries(Object.entries(errors).map(([path, message]) => [`ord_advert.${path}`, message])),
    );
    if (Object.keys(errors).length === 0) expect(answer.values).toMatchObject({ ord_advert });
  });

  const chosen = { ...(fillable[0]?.values as NonNullable<AdvertFormValues['ord_advert']>) };

  it.each(payerFields)('is refused without a payer, at %s', async (payer) => {
    const nobody = { ...chosen, payer, contract_external_ids: [], person_external_id: '', cids: [] };
    const shown = messages((await resolve({ ord_advert: nobody })).errors);
    expect(Object.keys(shown)).toEqual([`ord_advert.${payer}`]);
  });

  it('sends only the chosen payer, and an empty ERID as null', async () => {
    const all = { ...chosen, erid: ' ', payer: 'cids' as const, person_external_id: 'P', cids: ['C'] };
    expect((await resolve({ ord_advert: all })).values).toMatchObject({
      ord_advert: { erid: null, contract_external_ids: [], person_external_id: null, cids: ['C'] },
    });
  });

  it('is optional', async () => {
    expect((await resolve({ ord_advert: null })).values).toMatchObject({ ord_advert: null });
  });
});

describe('URL parameters in the form', () => {
  it('are refused with an unknown macro', async () => {
    const { errors } = await resolve({ url_marks: 'c={city}' });
    expect(messages(errors).url_marks).toMatch(/^\{city\} is unknown/);
  });
});

describe('a script in the form', () => {
  it('is reported as missing together with other errors', async () => {
    const change = {
      use_vpaid: true,
      vpaid: '',
      additional_trackers: [{ event: 'start' as const, url: '' }],
      name: '',
    };
    const { errors } = await resolve(change, { saved: { ...good, use_vpaid: true } });
    const shown = messages(errors);
    expect(new Set(Object.keys(shown))).toEqual(new Set(['name', 'vpaid', 'additional_trackers.0.url']));
    expect(shown.vpaid).toBe('Required with VPAID');
  });

  it.each(vpaidCases)(
    'used $isUsed, allowed $isAllowed, used before $wasUsed: $refusal',
    async ({ isUsed, refusal, isAllowed, wasUsed }) => {
      const saved = { ...good, use_vpaid: wasUsed };
      const change = { use_vpaid: isUsed, vpaid: 'https://cdn.shop.example/vpaid.js' };
      const { errors } = await resolve(change, { saved, isAllowed });
      expect(messages(errors)).toEqual(refusal === null ? {} : { use_vpaid: refusal });
    },
  );

  it('keeps its saved value while VPAID is off', async () => {
    const saved = { ...good, vpaid: 'https://cdn.shop.example/vpaid.js', vpaid_name: 'v1' };
    const unchanged = await resolve({ vpaid: saved.vpaid, vpaid_name: 'v1' }, { saved });
    expect(unchanged.values).toMatchObject({ use_vpaid: false, vpaid: saved.vpaid, vpaid_name: 'v1' });
    const typedAndHidden = await resolve({ vpaid: 'no address', vpaid_name: 'v2' }, { saved });
    expect(typedAndHidden.values).toMatchObject({ use_vpaid: false, vpaid: saved.vpaid, vpaid_name: 'v1' });
  });
});
