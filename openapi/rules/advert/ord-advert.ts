interface OrdAdvert {
  kktus: readonly string[];
  co_branding: boolean;
  description: string;
  contract_external_ids: readonly string[];
  person_external_id: string | null;
  cids: readonly string[];
}

/** The KKTU code for goods without a code of their own, for which the register requires a description. */
const OTHER_GOODS = '30.15.1';

/** Validates the fields of an advert's registration against each other: messages by invalid field. */
export function validateOrdAdvert(ord: OrdAdvert): Partial<Record<keyof OrdAdvert, string>> {
  return { ...validateCodes(ord), ...validatePayers(ord) };
}

function validateCodes({ kktus, co_branding, description }: OrdAdvert) {
  const refusals: Partial<Record<keyof OrdAdvert, string>> = {};
  if (new Set(kktus).size < kktus.length) refusals.kktus = 'Each code only once';
  else if (kktus.length > 1 && !co_branding) refusals.kktus = 'One code only, unless it is co-branding';
  if (kktus.includes(OTHER_GOODS) && !description) refusals.description = `Required with the code ${OTHER_GOODS}`;
  return refusals;
}

function validatePayers({ contract_external_ids, person_external_id, cids }: OrdAdvert) {
  const isNamed = {
    contract_external_ids: contract_external_ids.length > 0,
    person_external_id: person_external_id !== null,
    cids: cids.length > 0,
  };
  const named = Object.entries(isNamed).flatMap(([field, is]) => (is ? [field] : []));
  if (named.length === 0) return { contract_external_ids: 'Enter contracts, a person or CIDs' };
  return Object.fromEntries(named.slice(1).map((field) => [field, 'Only one of contracts, person and CIDs']));
}
