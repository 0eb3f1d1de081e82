import type { OrdAdvert as OrdAdvertDto, OrdAdvertInput as OrdAdvertInputDto } from '@/shared/api';

/** The advert's entry in the register of advertising (ORD). */
export interface Registration {
  /** Who obtains the ERID; null in entries from before there were sources. */
  sourceId: number | null;
  erid: string | null;
  form: OrdAdvertDto['form'];
  /** What is advertised, by the register's classification. */
  kktus: string[];
  coBranding: boolean;
  description: string;
  brand: string;
  targetUrls: string[];
  payType: OrdAdvertDto['pay_type'];
  native: boolean;
  social: boolean;
  socialQuota: boolean;
  /** One of these three says who pays. */
  contractExternalIds: string[];
  personExternalId: string | null;
  cids: string[];
  status: OrdAdvertDto['erir_status'];
  /** What the register found wrong. */
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

/** The registration as the server wants it back. */
export const toOrdAdvertInput = (registration: Registration): Required<NonNullable<OrdAdvertInputDto>> => ({
  // without one it can't be saved: the form asks for it
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
