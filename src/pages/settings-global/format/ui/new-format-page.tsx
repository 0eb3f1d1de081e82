import { PageHeader } from '@/shared/ui/page-header';
import { FormatForm } from './format-form';

export function NewFormatPage() {
  return (
    <>
      <PageHeader title="New format" />
      <FormatForm />
    </>
  );
}
