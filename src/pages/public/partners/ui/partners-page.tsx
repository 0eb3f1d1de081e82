import { PageHeader } from '@/shared/ui/page-header';
import { Article } from '@/shared/ui/prose';
import { parts } from './parts';

export function PartnersPage() {
  return (
    <>
      <PageHeader title="Partners" description="Who else works with Preroll, and how." />
      <Article parts={parts} />
    </>
  );
}
