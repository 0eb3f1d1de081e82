import { Link } from '@/shared/ui/link';
import type { ArticlePart } from '@/shared/ui/prose';

export const parts: readonly ArticlePart[] = [
  {
    id: 'webmasters',
    title: 'Webmasters and networks',
    text: (
      <p>
        A webmaster's cabinet lists their sites, each with its domain and its status: on moderation, approved, working,
        stopped or banned. Networks give each publisher an account, and one manager an overview of them all.
      </p>
    ),
  },
  {
    id: 'agencies',
    title: 'Agencies',
    text: (
      <>
        <p>
          A manager works on behalf of clients: sees their campaigns and sites, creates campaigns for them, uploads
          their videos and starts approved adverts. Managers don't see each other's clients. Only admins approve
          adverts, so no one approves their own.
        </p>
        <p>One account can have several cabinets, for example for someone who is both a manager and an advertiser.</p>
      </>
    ),
  },
  {
    id: 'integrators',
    title: 'Integrators',
    text: (
      <>
        <p>Anything the application does, another program can do through the same contract.</p>
        <ul>
          <li>
            <strong>One contract.</strong> The backend is described in OpenAPI, in the folder <code>openapi/</code> of
            the source. Clients for other languages can be generated from it.
          </li>
          <li>
            <strong>Tokens.</strong> Calls carry <code>Authorization: Bearer</code> and, in <code>Cabinet</code>, the
            role in which they are made. The installation decides which other origins may call it from a browser.
          </li>
          <li>
            <strong>Resumable uploads.</strong> Videos are uploaded with tus 1.0.0, which has clients in most languages.
          </li>
          <li>
            <strong>Events instead of webhooks.</strong> A socket sends <code>transcoding-result</code>,{' '}
            <code>transcoding-error</code> and <code>advert-changed</code> as they happen. Your system doesn't have to
            be reachable from outside.
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
        An advert can carry its register entry: the ERID, the brand, and whether the register has verified it. The
        application shows them with the advert, and a copy of an advert starts without an ERID. This version is not
        connected to any operator and sends nothing to one.
      </p>
    ),
  },
  {
    id: 'begin',
    title: 'How to start',
    text: (
      <p>
        Accounts are created by the people who run this installation. <Link to="/contacts">Contact them</Link> and say
        in which role you come. Or run an installation of your own: the source is free, see{' '}
        <Link to="/about">About</Link>.
      </p>
    ),
  },
];
