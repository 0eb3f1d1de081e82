import { PageHeader } from '@/shared/ui/page-header';
import { Article } from '@/shared/ui/prose';
import { terms } from './terms';

/** Between the people who use an installation and those who run it. */
export function EulaPage() {
  return (
    <>
      <PageHeader
        title="Terms of use"
        description="They come with the software and hold here unless those who run this installation have agreed something else with you."
      />
      <Article parts={terms} />
    </>
  );
}
