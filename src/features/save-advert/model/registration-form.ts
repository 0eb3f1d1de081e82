import * as z from 'zod';
import { type Registration, refuseOrdAdvert, toOrdAdvertInput } from '@/entities/advert';
import { OrdAdvertInput } from '@/shared/contract';

/** Who pays is told in one of three ways, each with a field of its own. */
export const payerFields = ['contract_external_ids', 'person_external_id', 'cids'] as const;

type PayerField = (typeof payerFields)[number];

const fields = OrdAdvertInput.unwrap().extend({ payer: z.enum(payerFields) });

/** Only the chosen way counts: what stands in the fields of the others is not seen by anybody. */
const asChosen = ({ payer, ...ord }: z.output<typeof fields>) => ({
  ...ord,
  erid: ord.erid ?? null,
  contract_external_ids: payer === 'contract_external_ids' ? ord.contract_external_ids : [],
  person_external_id: payer === 'person_external_id' ? (ord.person_external_id ?? null) : null,
  cids: payer === 'cids' ? ord.cids : [],
});

/** A registration as the form has it: the wire's, and which way to tell who pays is chosen. */
export const registrationSchema = fields
  .check(({ value, issues }) => {
    const { contract_external_ids: nobodyPays, ...refusals } = refuseOrdAdvert(asChosen(value));
    // said beside the field that is shown
    const shown = nobodyPays === undefined ? refusals : { ...refusals, [value.payer]: nobodyPays };
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

/** A new one; the link of the advert is proposed as the page that it leads to. */
export const emptyRegistration = (advertLink: string): RegistrationValues => ({
  // chosen by its field
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

/** What a registration's fields hold, as the schema wants it: a text that is empty is none. */
export const withoutEmpty = (values: RegistrationValues): RegistrationValues => ({
  ...values,
  erid: values.erid?.trim() || null,
  // an empty one is missing where it is the one that is chosen
  person_external_id: values.payer === 'person_external_id' ? (values.person_external_id ?? '') : null,
});
