import { PageHeader } from '@/shared/ui/page-header';
import { Article } from '@/shared/ui/prose';
import { parts } from './parts';

/** Who else works with the platform, and by which means that are really there. */
export function PartnersPage() {
  return (
    <>
      <PageHeader title="Partners" description="Who works with Preroll besides advertisers, and how." />
      <Article parts={parts} />
    </>
  );
}
