import { useQuery } from '@tanstack/react-query';
import { userQueries } from '@/entities/user';
import { SelectField } from '@/shared/ui/field';

/** Which of their advertisers somebody makes the campaign for. */
export function OwnerField() {
  const { data: advertisers = [] } = useQuery(userQueries.advertisers());
  return (
    <SelectField
      name="owner_id"
      label="Advertiser"
      required
      placeholder="Choose an advertiser"
      options={advertisers.map(({ id, name, login }) => ({ value: id, label: `${name}, ${login}` }))}
    />
  );
}
