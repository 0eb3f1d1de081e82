import { validateOrdAdvert } from '@preroll/rules/advert/ord-advert';
import * as z from 'zod';
import { type Registration, toOrdAdvertInput } from '@/entities/advert';
import { OrdAdvertInput } from '@/shared/contract';

/** The three ways to name the payer, each with a field. */
export const payerFields = ['contract_external_ids', 'person_external_id', 'cids'] as const;

type PayerField = (typeof payerFields)[number];

const fields = OrdAdvertInput.unwrap().extend({ payer: z.enum(payerFields) });

/** Keeps the chosen way and clears the hidden fields of the others. */
const asChosen = ({ payer, ...ord }: z.output<typeof fields>) => ({
  ...ord,
  erid: ord.erid ?? null,
  contract_external_ids: payer === 'contract_external_ids' ? ord.contract_external_ids : [],
  person_external_id: payer === 'person_external_id' ? (ord.person_external_id ?? null) : null,
  cids: payer === 'cids' ? ord.cids : [],
});

/** The form values of a registration: the fields of the API, and the chosen way to name the payer. */
export const registrationSchema = fields
  .check(({ value, issues }) => {
    const { contract_external_ids: payerRefusal, ...refusals } = validateOrdAdvert(asChosen(value));
    // moves the message to the visible field
    const shown = payerRefusal === undefined ? refusals : { ...refusals, [value.payer]: payerRefusal };
    for (const [field, message] of Object.entries(shown))
      issues.push({ code: 'custom', path: [field], message, input: value });
  })
  .transform(asChosen)
  .nullable();

export type RegistrationValues = NonNullable<z.input<typeof registrationSchema>>;

const payerOf = ({ personExternalId, cids }: Registration): PayerField => {
  if (personExternalId !== null) return 'person_external_id';
  return cids.length > 0 ? 'cids' : 'contract_external_ids';
};

export const toRegistrationValues = (registration: Registration | null): RegistrationValues | null =>
  registration && { ...toOrdAdvertInput(registration), payer: payerOf(registration) };

/** A new registration, with the advert's link as the target page. */
export const emptyRegistration = (advertLink: string): RegistrationValues => ({
  // null until the field is filled
  source_id: null as unknown as number,
  erid: null,
  form: 'video',
  kktus: [],
  co_branding: false,
  description: '',
  brand: '',
  target_urls: advertLink ? [advertLink] : [],
  pay_type: 'cpm',
  native: false,
  social: false,
  social_quota: false,
  payer: 'contract_external_ids',
  contract_external_ids: [],
  person_external_id: null,
  cids: [],
});

/** Converts empty strings to null, as the schema expects. */
export const withoutEmpty = (values: RegistrationValues): RegistrationValues => ({
  ...values,
  erid: values.erid?.trim() || null,
  // an empty string, so that the schema reports the chosen field as missing
  person_external_id: values.payer === 'person_external_id' ? (values.person_external_id ?? '') : null,
});
