import type { OrdSource as OrdSourceDto } from '@/shared/api';
import { formatDate } from '@/shared/lib/dates';

/** A source of ERIDs, as adverts choose it. */
interface OfferedSource {
  id: number;
  name: string;
  isDefault: boolean;
  /** The source's own contract, if it has a valid one. */
  contract: { externalId: string; title: string } | null;
}

export const toOfferedSource = ({ id, name, is_default, contract }: OrdSourceDto): OfferedSource => ({
  id,
  name,
  isDefault: is_default,
  contract: contract && {
    externalId: contract.external_id,
    title: `${contract.serial || contract.external_id} of ${formatDate(contract.date)}`,
  },
});
