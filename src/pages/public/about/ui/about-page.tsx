import { PageHeader } from '@/shared/ui/page-header';
import { Article } from '@/shared/ui/prose';
import { ProductPicture } from '@/widgets/public-layout';
import dark from '../pictures/campaign-dark.webp';
import light from '../pictures/campaign-light.webp';
import { parts } from './parts';

/** Describes the product, its users and its guarantees. The guarantees must match `docs/operate.md`. */
export function AboutPage() {
  return (
    <>
      <PageHeader title="About" description="An open-source platform for video advertising." />
      <Article
        intro={
          <>
            <p>
              Preroll keeps the work of a video advertising network in one place: campaigns and adverts, sites and their
              placements, payments and documents, reports. It is self-hosted: you are looking at an installation that
              someone runs for themselves.
            </p>
            <ProductPicture
              light={light}
              dark={dark}
              width={1280}
              height={800}
              alt="A campaign with its state, its figures and their trend by day"
            />
          </>
        }
        parts={parts}
      />
    </>
  );
}
