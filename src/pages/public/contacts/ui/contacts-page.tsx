import { styled } from '@/shared/theme';
import { Link } from '@/shared/ui/link';
import { PageHeader } from '@/shared/ui/page-header';
import { Prose } from '@/shared/ui/prose';
import { ContactForm } from './contact-form';

const Columns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, {sizes.form}) minmax(0, {sizes.80})' },
    // the text must not stretch when the form next to it grows
    alignItems: 'start',
    columnGap: '16',
    rowGap: '10',
    // plain body text, so that answers do not outweigh the form's labels
    '& > :last-child': { textStyle: 'body' },
  },
});

export function ContactsPage() {
  return (
    <>
      <PageHeader title="Contacts" description="Write to the people who run this installation of Preroll." />
      <Columns>
        <ContactForm />
        <Prose>
          <dl>
            <div>
              <dt>An advert was banned or has been waiting for a long time</dt>
              <dd>Name the advert and its campaign. If a reason was given, it is on the advert's page.</dd>
            </div>
            <div>
              <dt>You can't sign in</dt>
              <dd>
                “Forgot password?” in the sign-in dialog sends you a link immediately. Never send a password here.
              </dd>
            </div>
            <div>
              <dt>You would like an account</dt>
              <dd>
                Tell us which role you need: <Link to="/partners">advertiser, webmaster or manager</Link>.
              </dd>
            </div>
            <div>
              <dt>An advert offends you or breaks the law</dt>
              <dd>Say where and when you saw it, and what it advertised.</dd>
            </div>
          </dl>
        </Prose>
      </Columns>
    </>
  );
}
