import { PublicLayout } from '@/widgets/public-layout';
import { NotFoundPage } from './not-found-page';

/** Nothing lies at this address, said in the public frame: no cabinet was entered. */
export const PublicNotFoundPage = () => (
  <PublicLayout>
    <NotFoundPage />
  </PublicLayout>
);
