import { hasKpp, type LegalEntity } from '@preroll/rules/finance/legal-entity';

/** Drops the KPP that its field holds while `LegalFields` doesn't show it. */
export const dropHiddenKpp = <Values extends Partial<LegalEntity>>(values: Values): Values =>
  values.kpp && !hasKpp(values.legal_form ?? null) ? { ...values, kpp: '' } : values;
