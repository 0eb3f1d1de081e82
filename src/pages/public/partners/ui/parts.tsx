import { Link } from '@/shared/ui/link';
import type { ArticlePart } from '@/shared/ui/prose';

export const parts: readonly ArticlePart[] = [
  {
    id: 'webmasters',
    title: 'Webmasters and networks',
    text: (
      <p>
        A webmaster's cabinet lists their sites, each with what really happens with it. A site is verified and reviewed,
        then gets placements, each with a tag code for its player. The cabinet also has the balance, its ledger and
        payouts. Networks give each publisher an account, and one manager an overview of them all.
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
      <>
        <p>
          An advert carries its registration: the ERID, the product codes (KKTU), the brand and the contract. A campaign
          shows when none of its working adverts has an ERID, and a copy of an advert starts without one.
        </p>
        <p>
          Admins enter the sources of ERIDs, with the operator, the legal data and the contract, and the access to the
          operator's API. Its token is stored encrypted, and a check calls the API with it. Nothing else is sent to an
          operator: adverts are registered there, and the ERID is typed in here.
        </p>
      </>
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
