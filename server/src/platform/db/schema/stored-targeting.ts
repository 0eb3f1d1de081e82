import type { components } from '../../contract/generated/contract.d.ts';

type AdsTargeting = components['schemas']['AdsTargeting'];

/** Plain values under the contract's names; missing settings have their default. */
export type StoredTargeting = {
  [K in Exclude<keyof AdsTargeting, 'id'>]?: AdsTargeting[K] extends { value: infer V } ? V : AdsTargeting[K];
};
