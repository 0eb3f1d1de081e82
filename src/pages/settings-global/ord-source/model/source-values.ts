import { validateOrdSource } from '@preroll/rules/advert/ord-source';
import type { Resolver } from 'react-hook-form';
import { dropHiddenKpp } from '@/features/save-user';
import type { OrdContract, OrdSourceInput, OrdSourceSettings } from '@/shared/api';
import { OrdSourceInput as schema } from '@/shared/contract';
import { contractResolver, withRules } from '@/shared/lib/forms';

export type SourceValues = Required<OrdSourceInput>;

export const blankSource: SourceValues = {
  name: '',
  operator: 'vk',
  mode: 'manual',
  api_access_id: null,
  roles: [],
  legal_form: null,
  legal_name: '',
  inn: '',
  kpp: '',
  contract: null,
  is_default: false,
  status: 'working',
};

export const blankContract: NonNullable<OrdContract> = {
  type: 'service',
  serial: '',
  // empty until the field is filled
  date: null as unknown as string,
  date_end: null,
  subject_type: 'org_distribution',
  amount: null,
  vat_included: true,
  external_id: '',
};

export const toSourceValues = ({
  id: _,
  adverts_count: __,
  version: ___,
  created_at: ____,
  updated_at: _____,
  ...values
}: OrdSourceSettings): SourceValues => values;

/** Clears the values of hidden fields. */
const shown = (values: SourceValues): SourceValues => ({
  ...dropHiddenKpp(values),
  api_access_id: values.mode === 'api' ? values.api_access_id : null,
});

const checked = withRules<SourceValues, SourceValues>(contractResolver(schema.required()), validateOrdSource);

/** Validates a source by the contract and by rules that involve several fields. */
export const sourceResolver: Resolver<SourceValues, unknown, SourceValues> = (values, context, options) =>
  checked(shown(values), context, options);
