import { PublicLayout } from '@/widgets/public-layout';
import { NotFound } from './not-found-page';

/** The not-found page in the public frame, for addresses outside any cabinet. */
export const PublicNotFoundPage = () => (
  <PublicLayout>
    <NotFound />
  </PublicLayout>
);
