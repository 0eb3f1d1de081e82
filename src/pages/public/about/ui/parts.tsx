import { Link } from '@/shared/ui/link';
import type { ArticlePart } from '@/shared/ui/prose';
import { ProductPicture } from '@/widgets/public-layout';
import moderationDark from '../pictures/moderation-dark.webp';
import moderationLight from '../pictures/moderation-light.webp';
import siteDark from '../pictures/site-dark.webp';
import siteLight from '../pictures/site-light.webp';

export const parts: readonly ArticlePart[] = [
  {
    id: 'people',
    title: 'For whom',
    text: (
      <>
        <dl>
          <div>
            <dt>Advertisers</dt>
            <dd>
              Create campaigns, upload videos, start and stop adverts, and see why one isn't running. They pay in
              against an invoice and see what each day cost.
            </dd>
          </div>
          <div>
            <dt>Webmasters</dt>
            <dd>
              Verify their sites, add placements and copy the tag code of each, see their balance and ask for payouts.
            </dd>
          </div>
          <div>
            <dt>Managers</dt>
            <dd>Do everything their clients can do, for those clients only.</dd>
          </div>
          <div>
            <dt>Admins</dt>
            <dd>
              Approve, moderate and ban adverts, review sites, confirm payments and close months, and manage users and
              the settings that apply to everyone.
            </dd>
          </div>
        </dl>
        <p>
          Each role has its own cabinet. People with several roles switch between cabinets without signing in again.
        </p>
      </>
    ),
  },
  {
    id: 'video',
    title: 'What happens to a video',
    text: (
      <>
        <ol>
          <li>It is uploaded in chunks. A lost connection, a closed tab or a restarted server costs only time.</li>
          <li>
            It is checked before it is accepted: a file that isn't a video is refused immediately, with the reason.
          </li>
          <li>
            It is transcoded to HLS in several sizes, in portrait if you choose. You get a notification when it's ready.
          </li>
          <li>An admin approves the advert, or bans it with an optional reason. A changed video is reviewed again.</li>
        </ol>
        <ProductPicture
          light={moderationLight}
          dark={moderationDark}
          width={1280}
          height={800}
          alt="An advert in review, in the player, beside the queue and what to decide"
        />
      </>
    ),
  },
  {
    id: 'site',
    title: 'What happens to a site',
    text: (
      <>
        <ol>
          <li>Its owner proves that it is theirs, with a meta tag, a file, a DNS record or a line in ads.txt.</li>
          <li>
            It is reviewed: approved, or returned with the reason. The proof is looked for again each day, and the owner
            gets an email when it is gone.
          </li>
          <li>It gets placements. Each has a format, a floor price, and the tag code that its player needs.</li>
        </ol>
        <ProductPicture
          light={siteLight}
          dark={siteDark}
          width={1280}
          height={800}
          alt="A site with its revenue, requests, fill rate and completed views, and their course by day"
        />
      </>
    ),
  },
  {
    id: 'request',
    title: 'What happens to a request',
    text: (
      <ol>
        <li>The player of a placement asks with its tag code, and gets a VAST answer.</li>
        <li>
          Of the campaigns that fit its place, hour and device and have money left, the best bid wins. Why the others
          didn't is told to their owners.
        </li>
        <li>The video plays, and each quarter that somebody has watched is counted: 25, 50, 75, 100 percent.</li>
      </ol>
    ),
  },
  {
    id: 'money',
    title: 'What happens to money',
    text: (
      <ul>
        <li>
          Every movement stands twice in a double-entry ledger. The database itself refuses entries that don't sum to
          zero.
        </li>
        <li>
          Advertisers pay by bank transfer against an invoice; an admin or an imported bank statement confirms the
          payment. Webmasters ask for payouts, and the amount is set aside at once.
        </li>
        <li>Closing a month ends its postings and issues each advertiser an act of what was charged.</li>
      </ul>
    ),
  },
  {
    id: 'analytics',
    title: 'What analytics answers',
    text: (
      <p>
        Requests, impressions, clicks and money, by day, campaign, site, country and more, compared with the period
        before. Any question can be saved, exported, and emailed daily, weekly or monthly with its file.
      </p>
    ),
  },
  {
    id: 'promises',
    title: 'What you can rely on',
    text: (
      <ul>
        <li>
          <strong>Nothing saved is lost.</strong> What the server has acknowledged survives a crash. Surviving a power
          failure takes PostgreSQL: the embedded database doesn't wait for the disk.
        </li>
        <li>
          <strong>Everyone can use it.</strong> WCAG 2.2 AA in light and dark, keyboard only, from 360 pixels wide;
          tested automatically for each component and screen.
        </li>
        <li>
          <strong>The browsers people use.</strong> All in Baseline Widely Available.
        </li>
        <li>
          <strong>Measured, not claimed.</strong> Memory, speed and bundle size have budgets. The tests enforce the
          sizes; a benchmark measures the rest.
        </li>
      </ul>
    ),
  },
  {
    id: 'limits',
    title: 'What Preroll does not do',
    text: (
      <ul>
        <li>It moves no money. It records what was paid; the transfers are made at the bank.</li>
        <li>
          It registers no adverts with an operator (ORD). It keeps the data for that; see{' '}
          <Link to="/partners" hash="ord">
            Partners
          </Link>
          .
        </li>
      </ul>
    ),
  },
  {
    id: 'built',
    title: 'How it is built',
    text: (
      <p>
        One contract in OpenAPI describes the backend. The application's client, its form validation and the server's
        validation are generated from it, so the two sides can't disagree. The application uses TypeScript and React;
        the server uses Node and ffmpeg, with an embedded database or PostgreSQL. Two commands install and start it.
      </p>
    ),
  },
  {
    id: 'licence',
    title: 'Licence',
    text: (
      <p>
        Preroll is free software under the MIT licence: use it, change it, sell what you build with it, and include the
        licence text. It comes without any warranty. Whoever runs an installation is responsible for it; see the{' '}
        <Link to="/eula">terms of use</Link>.
      </p>
    ),
  },
];
