import { currencyOf } from '@preroll/rules/finance/currency-signs';

export interface WrittenAmount {
  /** Decimal text without a sign; an ambiguous amount stays as written. */
  amount: string;
  sign: '+' | '-' | '';
  /** ISO 4217; empty if there is none. */
  currency: string;
}

/**
 * Parses the amount formats of banks: `4000,00 ₽`, `4 000.00`, `4,000.00`, `-4000`, `4000-`, `(4000)`, and `4000-00` and
 * `4000=00` as in Russian payment orders.
 */
export function parseAmount(written: string): WrittenAmount {
  const tidy = written.replaceAll(/\s/g, '').replaceAll(/[\p{Pd}−]/gu, '-');
  const [, number = '', unit = ''] = /^(.*?)(₽|р(?:уб)?\.?|€|£|(?<=\d)[a-z]{3})?$/iu.exec(tidy) ?? [];
  const [, lead = '', body = '', tail = ''] = /^([-+(]?)(.*?)([-)]?)$/.exec(number) ?? [];
  const isNegative = lead === '-' || tail === '-' || (lead === '(' && tail === ')');
  const kopecks = /^(\d+)[-=](\d\d)$/.exec(body);
  return {
    amount: kopecks ? `${kopecks[1]}.${kopecks[2]}` : plainNumber(body),
    sign: isNegative ? '-' : lead === '+' ? '+' : '',
    currency: currencyOf(unit),
  };
}

function plainNumber(text: string): string {
  const isGrouped = /^\d{1,3}((,\d{3})+\.\d+|(,\d{3}){2,}|(\.\d{3})+,\d+|(\.\d{3}){2,})$/.test(text);
  // if there are two kinds of separators, the last one is the decimal separator
  const ends = text.includes('.') && text.includes(',') ? /^(.*)[.,](\d+)$/ : /^(.*?)(?:[.,](\d{1,2}))?$/;
  const [, whole = '', fraction = ''] = ends.exec(text) ?? [];
  return isGrouped ? whole.replaceAll(/[.,]/g, '') + (fraction && `.${fraction}`) : text.replace(',', '.');
}
