import { useQuery } from '@tanstack/react-query';
import { userQueries } from '@/entities/user';
import { ErrorState, failureOf } from '@/shared/ui/error-state';
import { SelectField } from '@/shared/ui/field';

/** Which of their advertisers somebody makes the campaign for. */
export function OwnerField() {
  const query = useQuery(userQueries.advertisers());
  const failure = failureOf(query);
  if (failure) return <ErrorState {...failure} />;
  const { data: advertisers } = query;
  return (
    <SelectField
      name="owner_id"
      label="Advertiser"
      required
      placeholder={advertisers ? 'Choose an advertiser' : 'Loading'}
      options={(advertisers ?? []).map(({ id, name, login }) => ({ value: id, label: `${name}, ${login}` }))}
    />
  );
}
