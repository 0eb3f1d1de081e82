import { PageHeader } from '@/shared/ui/page-header';
import { Article } from '@/shared/ui/prose';
import { terms } from './terms';

/** The terms between an installation's operator and its users. */
export function EulaPage() {
  return (
    <>
      <PageHeader
        title="Terms of use"
        description="They come with the software and apply here unless the operator of this installation has agreed otherwise with you."
      />
      <Article parts={terms} />
    </>
  );
}
