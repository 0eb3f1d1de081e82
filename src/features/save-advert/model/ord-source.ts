import type { OrdSource as OrdSourceDto } from '@/shared/api';

/** Who obtains the ERID of adverts. */
interface OrdSource {
  id: number;
  name: string;
  isDefault: boolean;
}

export const toOrdSource = ({ id, name, is_default }: OrdSourceDto): OrdSource => ({ id, name, isDefault: is_default });
