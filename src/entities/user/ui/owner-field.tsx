import { useQuery } from '@tanstack/react-query';
import { ErrorState, failureOf } from '@/shared/ui/error-state';
import { SelectField } from '@/shared/ui/field';
import { userQueries } from '../api/user-queries';

/** Chooses one of the user's advertisers: the `owner_id` of the surrounding form. */
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
