import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ordAccessQueries } from '@/entities/ord';
import { PageHeader } from '@/shared/ui/page-header';
import { AccessForm } from './access-form';

const route = getRouteApi('/$cabinet/settings-global/ord/api-access/$accessId');

export function OrdAccessPage() {
  const { accessId } = route.useParams();
  const { data: access } = useSuspenseQuery(ordAccessQueries.detail(accessId));
  return (
    <>
      <PageHeader title={`Edit ${access.name}`} />
      <AccessForm access={access} />
    </>
  );
}
