import { PageHeader } from '@/shared/ui/page-header';
import { Article } from '@/shared/ui/prose';
import { parts } from './parts';

/** Describes who else works with the platform, and the interfaces that exist for them. */
export function PartnersPage() {
  return (
    <>
      <PageHeader title="Partners" description="Who else works with Preroll, and how." />
      <Article parts={parts} />
    </>
  );
}
