import { hasKpp, type LegalEntity } from '@preroll/rules/finance/legal-entity';

/** Clears the KPP if `LegalFields` hides its field. */
export const dropHiddenKpp = <Values extends Partial<LegalEntity>>(values: Values): Values =>
  values.kpp && !hasKpp(values.legal_form ?? null) ? { ...values, kpp: '' } : values;
