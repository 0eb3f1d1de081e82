import type { OrdAdvert as OrdAdvertDto, OrdAdvertInput as OrdAdvertInputDto } from '@/shared/api';

/** The advert's registration in the advertising register (ORD). */
export interface Registration {
  /** The source of the ERID; null for registrations that are older than sources. */
  sourceId: number | null;
  erid: string | null;
  form: OrdAdvertDto['form'];
  /** Product codes (KKTU). */
  kktus: string[];
  coBranding: boolean;
  description: string;
  brand: string;
  targetUrls: string[];
  payType: OrdAdvertDto['pay_type'];
  native: boolean;
  social: boolean;
  socialQuota: boolean;
  /** Exactly one of these three names the payer. */
  contractExternalIds: string[];
  personExternalId: string | null;
  cids: string[];
  status: OrdAdvertDto['erir_status'];
  /** Errors reported by the register. */
  messages: string[];
}

export const toRegistration = (dto: OrdAdvertDto): Registration => ({
  sourceId: dto.source_id,
  erid: dto.erid,
  form: dto.form,
  kktus: dto.kktus,
  coBranding: dto.co_branding,
  description: dto.description,
  brand: dto.brand,
  targetUrls: dto.target_urls,
  payType: dto.pay_type,
  native: dto.native,
  social: dto.social,
  socialQuota: dto.social_quota,
  contractExternalIds: dto.contract_external_ids,
  personExternalId: dto.person_external_id,
  cids: dto.cids,
  status: dto.erir_status,
  messages: dto.erir_messages,
});

export const toOrdAdvertInput = (registration: Registration): Required<NonNullable<OrdAdvertInputDto>> => ({
  // the form requires it before saving
  source_id: registration.sourceId as number,
  erid: registration.erid,
  form: registration.form,
  kktus: registration.kktus,
  co_branding: registration.coBranding,
  description: registration.description,
  brand: registration.brand,
  target_urls: registration.targetUrls,
  pay_type: registration.payType,
  native: registration.native,
  social: registration.social,
  social_quota: registration.socialQuota,
  contract_external_ids: registration.contractExternalIds,
  person_external_id: registration.personExternalId,
  cids: registration.cids,
});
