import { PageHeader } from '@/shared/ui/page-header';
import { Article } from '@/shared/ui/prose';
import { parts } from './parts';

/** Describes the platform's partners and the interfaces for them. */
export function PartnersPage() {
  return (
    <>
      <PageHeader title="Partners" description="Who else works with Preroll, and how." />
      <Article parts={parts} />
    </>
  );
}
