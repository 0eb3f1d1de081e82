import { styled } from '@/shared/theme';
import { Link } from '@/shared/ui/link';
import type { ArticlePart } from '@/shared/ui/prose';
import { ProductPicture } from '@/widgets/public-layout';
import moderationDark from '../pictures/moderation-dark.webp';
import moderationLight from '../pictures/moderation-light.webp';
import siteDark from '../pictures/site-dark.webp';
import siteLight from '../pictures/site-light.webp';

const Pair = styled('div', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' }, gap: '4', my: '2' },
});

export const parts: readonly ArticlePart[] = [
  {
    id: 'people',
    title: 'For whom',
    text: (
      <>
        <dl>
          <div>
            <dt>Advertisers</dt>
            <dd>Run campaigns, see why one doesn't serve, and what each day cost.</dd>
          </div>
          <div>
            <dt>Webmasters</dt>
            <dd>Verify their sites, copy tag codes, see what they earn and ask for payouts.</dd>
          </div>
          <div>
            <dt>Managers</dt>
            <dd>Do what their clients can do, for those clients only.</dd>
          </div>
          <div>
            <dt>Admins</dt>
            <dd>Review adverts and sites, confirm payments, close months, manage users and settings.</dd>
          </div>
        </dl>
        <p>Each role has its own cabinet; who has several switches without signing in again.</p>
      </>
    ),
  },
  {
    id: 'video',
    title: 'What happens to a video and a site',
    text: (
      <>
        <Pair>
          <ProductPicture
            light={moderationLight}
            dark={moderationDark}
            width={1280}
            height={800}
            alt="An advert in review, in the player, beside the queue and what to decide"
          />
          <ProductPicture
            light={siteLight}
            dark={siteDark}
            width={1280}
            height={800}
            alt="A site with its revenue, requests, fill rate and completed views, and their trend by day"
          />
        </Pair>
        <ul>
          <li>
            A video is uploaded in chunks, checked, transcoded to HLS in several sizes, and approved or banned by an
            admin. A lost connection or a restarted server costs only time.
          </li>
          <li>
            A site is proven with a meta tag, a file, a DNS record or ads.txt, and reviewed. The proof is looked for
            again each day. Its placements have a format, a floor price and a tag code.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'request',
    title: 'What happens to a request',
    text: (
      <p>
        The player asks with its tag code and gets a VAST answer. Of the campaigns that fit its place, hour and device
        and have money left, the best bid wins; the others' owners see why theirs didn't. Each quarter that somebody
        watches is counted: 25, 50, 75, 100 percent.
      </p>
    ),
  },
  {
    id: 'money',
    title: 'What happens to money',
    text: (
      <p>
        Every movement stands twice in a ledger, and the database refuses entries that don't sum to zero. Advertisers
        pay in against an invoice; webmasters ask for payouts, whose amount is set aside at once. A closed month gets
        its acts.
      </p>
    ),
  },
  {
    id: 'analytics',
    title: 'What analytics answers',
    text: (
      <p>
        Requests, shows, completed views and money, by day, campaign, site, country and more, beside the period before.
        Any question can be saved, exported and emailed.
      </p>
    ),
  },
  {
    id: 'promises',
    title: 'What you can rely on',
    text: (
      <ul>
        <li>
          <strong>Nothing saved is lost.</strong> What the server has acknowledged survives a crash, with PostgreSQL a
          power failure too: the embedded database doesn't wait for the disk.
        </li>
        <li>
          <strong>Everyone can use it.</strong> WCAG 2.2 AA in light and dark, keyboard only, from 360 pixels wide, in
          all browsers of Baseline Widely Available.
        </li>
        <li>
          <strong>Measured, not claimed.</strong> Memory, speed and bundle size have budgets, which tests and a
          benchmark keep.
        </li>
      </ul>
    ),
  },
  {
    id: 'limits',
    title: 'What Preroll does not do',
    text: (
      <p>
        It moves no money: it records what was paid at the bank. It registers no adverts with an operator (ORD), but
        keeps the data for that; see{' '}
        <Link to="/partners" hash="ord">
          Partners
        </Link>
        .
      </p>
    ),
  },
  {
    id: 'licence',
    title: 'How it is built, and its licence',
    text: (
      <p>
        One contract in OpenAPI describes the backend; client and both validations are generated from it. React in the
        browser, Node and ffmpeg on the server, with an embedded database or PostgreSQL. Free software under the MIT
        licence, without any warranty: who runs an installation is responsible for it, see the{' '}
        <Link to="/eula">terms of use</Link>.
      </p>
    ),
  },
];
