import type { OrdAdvert as OrdAdvertDto } from '@/shared/api';

/** The advert's entry in the register of advertising (ORD). */
export interface Registration {
  erid: string | null;
  brand: string;
  status: OrdAdvertDto['erir_status'];
}

export const toRegistration = ({ erid, brand, erir_status }: OrdAdvertDto): Registration => ({
  erid,
  brand,
  status: erir_status,
});
