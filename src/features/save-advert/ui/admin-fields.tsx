import { useUnit } from 'effector-react';
import { $actsAsAdmin } from '@/entities/session';
import { TextareaField } from '@/shared/ui/field';
import { Section } from '@/shared/ui/section';

/** Fields for admins only; others see them at the top of the advert's page. */
export function AdminFields({ isBanned }: { isBanned: boolean }) {
  const actsAsAdmin = useUnit($actsAsAdmin);
  if (!actsAsAdmin) return null;
  return (
    <Section title="Administration">
      {isBanned && <TextareaField name="ban" label="Reason for the ban" help="Visible to the advertiser" />}
      <TextareaField name="administrator_restrictions" label="Restrictions" help="Visible to the advertiser" />
    </Section>
  );
}
