import type { OrdSource as OrdSourceDto } from '@/shared/api';
import { formatDate } from '@/shared/lib/dates';

/** A source of ERIDs: the party that obtains them for adverts. */
interface OfferedSource {
  id: number;
  name: string;
  isDefault: boolean;
  /** The source's own contract, if one is in force. */
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
