import { PageHeader } from '@/shared/ui/page-header';
import { SourceForm } from './source-form';

export function NewOrdSourcePage() {
  return (
    <>
      <PageHeader title="New ORD source" />
      <SourceForm />
    </>
  );
}
