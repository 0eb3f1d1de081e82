import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { formatQueries } from '@/entities/format';
import { PageHeader } from '@/shared/ui/page-header';
import { FormatForm } from './format-form';

const route = getRouteApi('/$cabinet/settings-global/formats/$formatId');

export function FormatPage() {
  const { formatId } = route.useParams();
  const { data: format } = useSuspenseQuery(formatQueries.detail(formatId));
  return (
    <>
      <PageHeader title={`Edit ${format.name}`} />
      <FormatForm format={format} />
    </>
  );
}
