import { useQuery } from '@tanstack/react-query';
import { dictionaryQueries } from '@/entities/dictionary';
import { CheckboxListField } from '@/shared/ui/checkbox';
import { ErrorState, failureOf } from '@/shared/ui/error-state';
import { FieldBones, Loading } from '@/shared/ui/skeleton';

/** Where requests for adverts come from. */
export function Feeds() {
  const query = useQuery(dictionaryQueries.feeds());
  const failure = failureOf(query);
  if (failure) return <ErrorState {...failure} />;
  if (!query.data)
    return (
      <Loading>
        <FieldBones fields={1} />
      </Loading>
    );
  return (
    <CheckboxListField
      name="ads.feeds"
      label="Feeds"
      help="Nothing chosen means all of them"
      options={query.data.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
