import { PublicLayout } from '@/widgets/public-layout';
import { NotFoundPage } from './not-found-page';

/** The not-found page in the public frame, for addresses outside any cabinet. */
export const PublicNotFoundPage = () => (
  <PublicLayout>
    <NotFoundPage />
  </PublicLayout>
);
