import { PageHeader } from '@/shared/ui/page-header';
import { Article } from '@/shared/ui/prose';
import { parts } from './parts';

/** What the product is, for whom, and what it promises. The promises are those of the README. */
export function AboutPage() {
  return (
    <>
      <PageHeader title="About" description="An open-source platform for video advertising." />
      <Article
        intro={
          <>
            <p>
              Preroll takes a video file to a working advert. An advertiser uploads it; the server checks it, transcodes
              it for players, and puts it before an admin; once it is approved, its owner starts and stops it with one
              click. Everybody sees at any time what an advert waits for.
            </p>
            <p>It runs on one's own machine: you are looking at an installation that somebody runs for themselves.</p>
          </>
        }
        parts={parts}
      />
    </>
  );
}
