import { useUnit } from 'effector-react';
import { useWatch } from 'react-hook-form';
import { $actsAsAdmin } from '@/entities/session';
import { Banner } from '@/shared/ui/banner';
import { TextareaField } from '@/shared/ui/field';
import { Section } from '@/shared/ui/section';

/** What admins write about an advert, and everybody else reads. */
export function AdminFields() {
  const actsAsAdmin = useUnit($actsAsAdmin);
  const [ban, restrictions] = useWatch({ name: ['ban', 'administrator_restrictions'] });

  if (actsAsAdmin) {
    return (
      <Section title="Administration">
        <TextareaField name="ban" label="Reason for a ban" help="The advertiser reads it" />
        <TextareaField name="administrator_restrictions" label="Restrictions" help="The advertiser reads it" />
      </Section>
    );
  }
  return (
    <>
      {ban && (
        <Banner tone="error" title="Banned">
          {ban}
        </Banner>
      )}
      {restrictions && (
        <Banner tone="warning" title="Restrictions">
          {restrictions}
        </Banner>
      )}
    </>
  );
}
