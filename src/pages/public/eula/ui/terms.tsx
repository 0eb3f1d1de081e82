import { Link } from '@/shared/ui/link';
import type { ArticlePart } from '@/shared/ui/prose';

/**
 * The terms, in reading order. Their statements about data and e-mail describe what the software does; both must be
 * changed together.
 */
export const terms: readonly ArticlePart[] = [
  {
    id: 'parties',
    title: 'Parties',
    text: (
      <>
        <p>
          Preroll is open-source software that people run on their own machines. These terms are between you, the user
          of this installation, and the operator, who runs it. The authors of the software are not a party to them.
        </p>
        <p>
          The software itself is under the MIT licence, which gives you the right to use, change and share it. These
          terms don't restrict that right.
        </p>
      </>
    ),
  },
  {
    id: 'accounts',
    title: 'Accounts',
    text: (
      <ul>
        <li>The operator issues accounts, one per person. Don't share yours.</li>
        <li>Keep your password secret. It must have at least 12 characters, and you can change it in your settings.</li>
        <li>
          You are responsible for everything done with your account until you tell the operator that someone else is
          using it.
        </li>
        <li>
          The operator may lock an account that breaks these terms. Its open sessions end, and signing in shows the
          reason.
        </li>
      </ul>
    ),
  },
  {
    id: 'content',
    title: 'Content and moderation',
    text: (
      <>
        <p>
          What you upload remains yours. You allow the operator to store it, transcode it and show it to the people who
          review it, for as long as it is stored here. You are responsible for holding the rights to its images, sound
          and brands, and for the consent of the people in it.
        </p>
        <p>
          An admin reviews every new advert before it may run, and again after its video, link or texts have changed. An
          admin may approve an advert, return it to you, ban it, or put an approved one back on moderation. The reason
          for a return or a ban is shown on the advert's page.
        </p>
      </>
    ),
  },
  {
    id: 'prohibited',
    title: 'Prohibited adverts',
    text: (
      <>
        <p>Don't upload or link to anything that</p>
        <ul>
          <li>is against the law where it is shown, or lacks a label or registration that is required there;</li>
          <li>deceives: false prices, promises that can't be kept, buttons that pretend to be something else;</li>
          <li>carries malware, or leads to pages that install or charge for something without consent;</li>
          <li>incites hatred or violence, or shows it for its own sake;</li>
          <li>is sexual where minors may see it, or sexualises minors anywhere;</li>
          <li>uses other people's work, brand or likeness without permission;</li>
          <li>collects viewers' personal data without telling them.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    text: (
      <p>
        Don't try to access what isn't yours, guess passwords or overload the server. That is why sign-in attempts and
        messages to the operator are limited. If you find a vulnerability, tell the operator before anyone else.
      </p>
    ),
  },
  {
    id: 'data',
    title: 'Data on the server',
    text: (
      <>
        <p>The server stores</p>
        <ul>
          <li>your name, e-mail address and roles, and a one-way hash of your password, never the password itself;</li>
          <li>hashes of your session tokens, for at most 30 days or until you sign out;</li>
          <li>
            hashes of password recovery links while they are valid; if no mail server is set up, the messages with these
            links are stored on the server's disk;
          </li>
          <li>your campaigns and adverts with their files, your sites, and the history of who changed what;</li>
          <li>your legal data, payments and invoices, and the bank accounts that payouts went to;</li>
          <li>what you enter in the contact form: name, e-mail address and message.</li>
        </ul>
        <p>
          While running, it also counts sign-in attempts, password requests and messages per network address, to limit
          them. It does not analyse your behaviour and passes nothing to third parties. Anything the operator adds, such
          as proxy logs, is for the operator to explain.
        </p>
      </>
    ),
  },
  {
    id: 'browser',
    title: 'Data in your browser',
    text: (
      <>
        <p>
          There are no cookies. While a tab is open, its history stores the page you asked for and your scroll
          positions. In your browser's local storage, on your device only, the application stores:
        </p>
        <dl>
          <div>
            <dt>
              <code>mainStore</code>
            </dt>
            <dd>your session: token, cabinets and the folders you had open; removed when you sign out</dd>
          </div>
          <div>
            <dt>
              <code>preroll.color-mode</code>
            </dt>
            <dd>the colour theme, once you have chosen one</dd>
          </div>
          <div>
            <dt>
              <code>build_version</code>
            </dt>
            <dd>the version of the application that last ran here</dd>
          </div>
          <div>
            <dt>
              <code>tus::…</code>
            </dt>
            <dd>where to resume an unfinished upload; removed when it is complete</dd>
          </div>
        </dl>
      </>
    ),
  },
  {
    id: 'email',
    title: 'E-mail',
    text: (
      <p>
        The software sends you a link to set a password when an admin invites you or someone requests it for your
        address, the confirmation of a new address, the reports that you ask for, and notices about your money,
        campaigns, adverts and sites; each kind of notice can be switched off in the settings. A link works once: an
        invitation within seven days, a recovery within one hour. If it wasn't you, ignore it. There are no newsletters.
        Messages from the contact form may be forwarded to the operator by e-mail.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Warranty and liability',
    text: (
      <>
        <p>
          The software is provided as is, without warranty of any kind. The operator does not promise that it is always
          available, that an advert will be approved by a certain time, or that it will have a certain effect.
        </p>
        <p>
          Liability is not limited where the law doesn't allow it: for intent, gross negligence, or harm to life and
          health. Keep the originals of your files.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and termination',
    text: (
      <p>
        These terms may change with the software; the version on this page applies. You may stop using the installation
        at any time and ask the operator to delete your account. Prohibited adverts may be removed without notice.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    text: (
      <p>
        Send questions, complaints and requests about your data to the operator through the form under{' '}
        <Link to="/contacts">Contacts</Link>.
      </p>
    ),
  },
];
