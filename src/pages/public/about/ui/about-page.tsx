import { PageHeader } from '@/shared/ui/page-header';
import { Article } from '@/shared/ui/prose';
import { parts } from './parts';

/** Describes the product, its users and its guarantees. The guarantees are those of the README. */
export function AboutPage() {
  return (
    <>
      <PageHeader title="About" description="An open-source platform for video advertising." />
      <Article
        intro={
          <>
            <p>
              Preroll turns a video file into a working advert. An advertiser uploads it, the server checks and
              transcodes it, and an admin reviews it. Once it is approved, its owner starts and stops it with one click.
              Everyone can see at any time what an advert is waiting for.
            </p>
            <p>It is self-hosted: you are looking at an installation that someone runs for themselves.</p>
          </>
        }
        parts={parts}
      />
    </>
  );
}
