import { PageHeader } from '@/shared/ui/page-header';
import { SourceForm } from './source-form';

/** Creates an ORD source. */
export function NewOrdSourcePage() {
  return (
    <>
      <PageHeader title="New ORD source" />
      <SourceForm />
    </>
  );
}
