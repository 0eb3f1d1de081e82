import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ordSourceQueries } from '@/entities/ord';
import { PageHeader } from '@/shared/ui/page-header';
import { SourceForm } from './source-form';

const route = getRouteApi('/$cabinet/settings-global/ord/sources/$sourceId');

export function OrdSourcePage() {
  const { sourceId } = route.useParams();
  const { data: source } = useSuspenseQuery(ordSourceQueries.detail(sourceId));
  return (
    <>
      <PageHeader title={`Edit ${source.name}`} />
      <SourceForm source={source} />
    </>
  );
}
