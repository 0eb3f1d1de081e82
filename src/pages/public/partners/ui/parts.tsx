import { Link } from '@/shared/ui/link';
import type { ArticlePart } from '@/shared/ui/prose';

export const parts: readonly ArticlePart[] = [
  {
    id: 'webmasters',
    title: 'Webmasters and networks',
    text: (
      <p>
        A webmaster's cabinet lists their sites, each with its domain and its status: on moderation, approved, working,
        stopped or banned. Networks give each of their publishers an account, and one manager the sight of them all.
      </p>
    ),
  },
  {
    id: 'agencies',
    title: 'Agencies',
    text: (
      <>
        <p>
          A manager looks after clients: sees their campaigns and sites, makes campaigns in their name, uploads their
          videos and starts what was approved. A manager sees no clients of another. Approving stays with the admins, so
          nobody passes their own adverts.
        </p>
        <p>One account may have several cabinets, for those who are a manager and an advertiser at once.</p>
      </>
    ),
  },
  {
    id: 'integrators',
    title: 'Integrators',
    text: (
      <>
        <p>Whatever the application does, another program can do: both speak the same contract.</p>
        <ul>
          <li>
            <strong>One contract.</strong> The backend is described in OpenAPI, in the folder <code>openapi/</code> of
            the source. Clients for other languages can be generated from it.
          </li>
          <li>
            <strong>Tokens.</strong> Calls carry <code>Authorization: Bearer</code> and, in <code>Cabinet</code>, the
            role in which they are made. The installation decides which other origins may call from browsers.
          </li>
          <li>
            <strong>Resumable uploads.</strong> Videos travel by tus 1.0.0, for which there are clients in most
            languages.
          </li>
          <li>
            <strong>Events instead of webhooks.</strong> A socket tells <code>transcoding-result</code>,{' '}
            <code>transcoding-error</code> and <code>advert-changed</code> as they happen. Nothing has to be reachable
            from outside.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'ord',
    title: 'Operators of advertising data (ORD)',
    text: (
      <p>
        An advert may carry its entry in the register: the ERID, the brand, and whether the register has verified it.
        The application shows them beside the advert, and a copy of an advert starts without an ERID. This version sends
        nothing to an operator and is connected to none.
      </p>
    ),
  },
  {
    id: 'begin',
    title: 'How to begin',
    text: (
      <p>
        Accounts are given by the people who run this installation. <Link to="/contacts">Write to them</Link> and say in
        which role you come. Or run an installation of your own: the source is free, see <Link to="/about">About</Link>.
      </p>
    ),
  },
];
