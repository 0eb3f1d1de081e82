import { chakra } from '@chakra-ui/react/styled-system';
import { ContactForm } from '@/features/send-contact-message';
import { Link } from '@/shared/ui/link';
import { PageHeader } from '@/shared/ui/page-header';
import { Prose } from '@/shared/ui/prose';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, {sizes.form}) minmax(0, {sizes.80})' },
    // what stands beside the form keeps its distances when the form grows
    alignItems: 'start',
    columnGap: '16',
    rowGap: '10',
  },
});

/** How to reach the people who run this installation. */
export function ContactsPage() {
  return (
    <>
      <PageHeader title="Contacts" description="Write to the people who run this installation of Preroll. " />
      <Columns>
        <ContactForm />
        <Prose>
          <dl>
            <div>
              <dt>An advert was banned or waits for long</dt>
              <dd>Name the advert and its campaign. Where a reason was given, it stands on the advert's own page.</dd>
            </div>
            <div>
              <dt>You can't sign in</dt>
              <dd>“Forgot password?” in the sign-in dialog sends a new link at once. Never send a password here.</dd>
            </div>
            <div>
              <dt>You would like an account</dt>
              <dd>
                Say in which role: <Link to="/partners">advertiser, webmaster or manager</Link>.
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
