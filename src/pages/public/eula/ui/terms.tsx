import { Link } from '@/shared/ui/link';
import type { ArticlePart } from '@/shared/ui/prose';

/** The terms, in their order. What they say of data and e-mail is what the software does: change both together. */
export const terms: readonly ArticlePart[] = [
  {
    id: 'parties',
    title: 'Who agrees with whom',
    text: (
      <>
        <p>
          Preroll is open-source software that people run on machines of their own. These terms are between you, who use
          this installation, and the operator, who runs it. The authors of the software take no part in what happens
          here.
        </p>
        <p>
          The software itself is under the MIT licence: the right to use, change and pass it on comes from there and is
          not narrowed by these terms.
        </p>
      </>
    ),
  },
  {
    id: 'accounts',
    title: 'Accounts',
    text: (
      <ul>
        <li>Accounts are given by the operator, for one person each. Don't share yours.</li>
        <li>Keep your password to yourself. It has at least 12 characters; you can change it in your settings.</li>
        <li>What is done with your account counts as done by you until you have told the operator otherwise.</li>
        <li>
          The operator may lock an account that breaks these terms. Signing in then says why, and sessions that are open
          end.
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
          What you upload stays yours. You let the operator store it, transcode it and show it to those who have to look
          at it, as long as it lies here. You answer for having the rights to it: picture, sound, brands, the people in
          it.
        </p>
        <p>
          Every new advert is looked at by an admin before it may run, and again after its video, link or words have
          been changed. An admin may approve it, ban it, or take an approved one back to moderation. Where they give a
          reason for a ban, it stands on the advert's page.
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
          <li>carries malware, or leads to where something is installed or charged without consent;</li>
          <li>calls for hatred or violence, or shows it for its own sake;</li>
          <li>is sexual, where minors may see it, and sexual with minors anywhere;</li>
          <li>uses other people's work, brand or likeness without their leave;</li>
          <li>collects personal data of viewers in ways that they have not been told of.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    text: (
      <p>
        Don't try to reach what isn't yours, to guess passwords, or to overload the server. Attempts to sign in and
        messages to the operator are limited for that reason. If you find a weakness, tell the operator before anybody
        else.
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
          <li>hashes of the tokens of your sessions, for at most 30 days or until you sign out;</li>
          <li>
            hashes of links to a new password, while they count; where no mail server is set up, the messages with them
            lie on the server's disk;
          </li>
          <li>your campaigns and adverts with their files, and who changed them last;</li>
          <li>what you write in the form under Contacts: name, e-mail address, message.</li>
        </ul>
        <p>
          While it runs it also counts attempts to sign in, requests for a new password and messages by network address,
          to keep them within limits. There is no analysis of your behaviour in it and nothing is passed to third
          parties. What the operator adds around it, such as logs of a proxy, is theirs to explain.
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
          There are no cookies. As long as a tab is open, its history knows which page you wanted to see and how far you
          had scrolled. The application keeps in your browser's local storage, on your device only:
        </p>
        <dl>
          <div>
            <dt>
              <code>mainStore</code>
            </dt>
            <dd>your session: token, cabinets, and which folders you were in; removed when you sign out</dd>
          </div>
          <div>
            <dt>
              <code>preroll.color-mode</code>
            </dt>
            <dd>light or dark, once you have chosen</dd>
          </div>
          <div>
            <dt>
              <code>build_version</code>
            </dt>
            <dd>which version of the application was here last</dd>
          </div>
          <div>
            <dt>
              <code>tus::…</code>
            </dt>
            <dd>where an unfinished upload goes on; removed when it is complete</dd>
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
        The software sends you one kind of message: the link to a new password, when somebody has asked for it with your
        address. The link works once, for one hour. If it wasn't you, do nothing. There are no newsletters. What you
        write under Contacts may be passed on to the operator by e-mail.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Warranty and liability',
    text: (
      <>
        <p>
          The software is provided as it is, without warranty of any kind. The operator promises neither that it is
          always available nor that an advert will be approved by a certain time or have a certain effect.
        </p>
        <p>
          Nobody's liability is limited where the law doesn't allow it: for intent, gross negligence, or harm to life
          and health. Keep the originals of your files.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and end',
    text: (
      <p>
        Terms may change with the software; what holds is what stands on this page. You may stop using the installation
        at any time and ask the operator to delete your account. Prohibited adverts may be removed without notice.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    text: (
      <p>
        Questions, complaints and requests about your data go to the operator by the form under{' '}
        <Link to="/contacts">Contacts</Link>.
      </p>
    ),
  },
];
