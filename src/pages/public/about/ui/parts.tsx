import { Link } from '@/shared/ui/link';
import type { ArticlePart } from '@/shared/ui/prose';

export const parts: readonly ArticlePart[] = [
  {
    id: 'people',
    title: 'For whom',
    text: (
      <>
        <dl>
          <div>
            <dt>Advertisers</dt>
            <dd>Make campaigns, upload videos, start and stop their adverts, and read why one may not run.</dd>
          </div>
          <div>
            <dt>Webmasters</dt>
            <dd>See their sites and what became of each in review.</dd>
          </div>
          <div>
            <dt>Managers</dt>
            <dd>Do for their clients what these would do for themselves, and see no others.</dd>
          </div>
          <div>
            <dt>Admins</dt>
            <dd>Approve, moderate and ban adverts, and keep the settings that hold for all.</dd>
          </div>
        </dl>
        <p>Each role has a cabinet of its own. Who has several goes from one to the other without signing in again.</p>
      </>
    ),
  },
  {
    id: 'video',
    title: 'What happens to a video',
    text: (
      <ol>
        <li>It travels in pieces. A lost connection, a closed tab or a restarted server cost nothing but time.</li>
        <li>It is looked at before it is accepted: what is no video is refused at once, with the reason.</li>
        <li>It is transcoded to HLS in several sizes, upright if you ask for it. The page tells when it is done.</li>
        <li>An admin approves the advert, or bans it and can say why. A changed video is looked at again.</li>
      </ol>
    ),
  },
  {
    id: 'promises',
    title: 'What is promised',
    text: (
      <ul>
        <li>
          <strong>Nothing saved is lost.</strong> What the server has acknowledged survives its sudden end. Against a
          power failure PostgreSQL is needed: the embedded database never waits for the disk.
        </li>
        <li>
          <strong>Everybody can use it.</strong> WCAG 2.2 AA in light and dark, with the keyboard alone, from 360 pixels
          on; checked by machine for each component and screen.
        </li>
        <li>
          <strong>The browsers that people have.</strong> Those of Baseline Widely Available.
        </li>
        <li>
          <strong>Measured, not claimed.</strong> Memory, speed and sizes have budgets. The tests hold the sizes; a
          command of its own measures the rest.
        </li>
      </ul>
    ),
  },
  {
    id: 'not-yet',
    title: 'What this version does not do',
    text: (
      <p>
        It does not serve adverts to players, bill anybody or count views, and it reports nothing to a register of
        advertising. It prepares adverts and keeps them in order.
      </p>
    ),
  },
  {
    id: 'built',
    title: 'How it is built',
    text: (
      <p>
        One contract in OpenAPI describes the backend. The application's client, the checks of its forms and the
        server's validation are generated from it, so both sides can't disagree. The application is TypeScript and
        React, the server Node with ffmpeg, on an embedded database or PostgreSQL. Two commands fetch it and start it.
      </p>
    ),
  },
  {
    id: 'licence',
    title: 'Licence',
    text: (
      <p>
        Preroll is free software under the MIT licence: use it, change it, sell what you make of it, and keep the
        licence's text with it. It comes without any warranty. Those who run an installation answer for it; see the{' '}
        <Link to="/eula">terms of use</Link>.
      </p>
    ),
  },
];
