import { useUnit } from 'effector-react';
import { $actsAsAdmin } from '@/entities/session';
import { TextareaField } from '@/shared/ui/field';
import { Section } from '@/shared/ui/section';

/** What admins write about an advert; everybody else reads it at the top of the advert's page. */
export function AdminFields({ isBanned }: { isBanned: boolean }) {
  const actsAsAdmin = useUnit($actsAsAdmin);
  if (!actsAsAdmin) return null;
  return (
    <Section title="Administration">
      {isBanned && <TextareaField name="ban" label="Reason for the ban" help="The advertiser reads it" />}
      <TextareaField name="administrator_restrictions" label="Restrictions" help="The advertiser reads it" />
    </Section>
  );
}
