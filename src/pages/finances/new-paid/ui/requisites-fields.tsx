import { TextField } from '@/shared/ui/field';
import { Section } from '@/shared/ui/section';

/** The bank account that a payout is sent to. */
export const RequisitesFields = () => (
  <Section title="Bank account">
    <TextField name="requisites.recipient" label="Recipient" autoComplete="name" required />
    <TextField name="requisites.bank" label="Bank" required />
    <TextField name="requisites.bic" label="BIC or SWIFT code" help="9 digits, or 8 or 11 characters" required />
    <TextField name="requisites.account" label="Account number" help="20 digits, or an IBAN without spaces" required />
  </Section>
);
