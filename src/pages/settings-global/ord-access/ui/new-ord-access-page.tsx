import { PageHeader } from '@/shared/ui/page-header';
import { AccessForm } from './access-form';

export function NewOrdAccessPage() {
  return (
    <>
      <PageHeader title="New API access" />
      <AccessForm />
    </>
  );
}
