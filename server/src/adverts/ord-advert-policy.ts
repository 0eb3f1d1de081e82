import type { FieldErrors } from '../contract/api-error.ts';
import type { components } from '../contract/generated/contract.d.ts';

type OrdAdvert = Pick<
  NonNullable<components['schemas']['OrdAdvertInput']>,
  'kktus' | 'co_branding' | 'description' | 'contract_external_ids' | 'person_external_id' | 'cids'
>;

/** Goods that no other code is for: the register wants to know what they are. */
const OTHER_GOODS = '30.15.1';

/**
 * The rules between the fields of an advert's registration, by the path below it.
 *
 * Twin: `src/entities/advert/model/ord-advert-policy.ts` in the application. Both are held to
 * `openapi/policies/ord-advert-cases.ts`.
 */
export function refuseOrdAdvert(ord: OrdAdvert): FieldErrors {
  const errors: FieldErrors = {};
  if (new Set(ord.kktus).size < ord.kktus.length) errors.kktus = ['Each code only once'];
  else if (ord.kktus.length > 1 && !ord.co_branding) errors.kktus = ['One code only, unless it is co-branding'];
  if (ord.kktus.includes(OTHER_GOODS) && ord.description === '')
    errors.description = [`Required with the code ${OTHER_GOODS}`];
  return { ...errors, ...refusePayers(ord) };
}

function refusePayers(ord: OrdAdvert): FieldErrors {
  const named = [
    ord.contract_external_ids.length > 0 && 'contract_external_ids',
    ord.person_external_id !== null && 'person_external_id',
    ord.cids.length > 0 && 'cids',
  ].filter((name) => name !== false);
  if (named.length === 0) return { contract_external_ids: ['Name contracts, a person or CIDs'] };
  return Object.fromEntries(named.slice(1).map((name) => [name, ['Only one of contracts, person and CIDs']]));
}
