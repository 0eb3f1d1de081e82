import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { AccountNumber, transactionQueries } from '@/entities/transaction';
import type { Requisites } from '@/shared/api';
import { styled } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { Section } from '@/shared/ui/section';
import { SkeletonBlock } from '@/shared/ui/skeleton';
import { ValueLine } from '@/shared/ui/value-line';
import { blankRequisites, isSameAccount, type PaymentValues } from '../model/payment-form';

const Earlier = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

interface RequisitesFieldsProps {
  /** The client; undefined for the user's own accounts. */
  client: number | undefined;
  /** Whether the recipient of the payout is known. */
  isKnown: boolean;
  /** Whether the fields are shown, because a saved account is being edited or is invalid. */
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/**
 * The bank account of a payout: that of the last payout, an earlier one, or a new one. A saved account is shown as one
 * line until it is edited.
 */
export function RequisitesFields({ client, isKnown, isOpen, onToggle }: RequisitesFieldsProps) {
  const { control, getValues, setValue, setFocus, clearErrors } = useFormContext<PaymentValues>();
  const current = useWatch({ control, name: 'requisites' });
  const { data: earlier, isLoading } = useQuery({ ...transactionQueries.requisites(client), enabled: isKnown });
  const offered = isKnown ? earlier : undefined;
  const change = useRef<HTMLButtonElement>(null);
  const filled = useRef<Requisites>(blankRequisites);

  // keeps what the user has typed; a layout effect, so that empty fields don't flash before the first paint
  useLayoutEffect(() => {
    if (!isSameAccount(getValues('requisites'), filled.current)) return;
    // clears the previous client's account until the accounts of the new one have loaded
    filled.current = offered?.[0] ?? blankRequisites;
    setValue('requisites', filled.current);
  }, [offered, getValues, setValue]);

  const use = (requisites: Requisites) => {
    filled.current = requisites;
    setValue('requisites', requisites, { shouldDirty: true });
    clearErrors('requisites');
    const isSaved = requisites !== blankRequisites;
    flushSync(() => onToggle(!isSaved));
    if (isSaved) change.current?.focus();
  };
  const choice = (label: string, requisites: Requisites) => {
    const isChosen = isSameAccount(current, requisites);
    return (
      <Button
        key={JSON.stringify(requisites)}
        variant="chip"
        size="sm"
        data-empty={!isChosen || undefined}
        aria-pressed={isChosen}
        onClick={() => use(requisites)}
      >
        {isChosen ? <b>{label}</b> : label}
      </Button>
    );
  };

  const saved = isOpen ? undefined : offered?.find((requisites) => isSameAccount(current, requisites));
  if (isLoading)
    return (
      <Section title="Bank account">
        <SkeletonBlock h="10" w="64" />
      </Section>
    );
  if (saved)
    return (
      <Section title="Bank account">
        <ValueLine
          note={saved.recipient}
          action={
            <Button
              ref={change}
              variant="outline"
              size="sm"
              aria-label="Change account"
              onClick={() => {
                flushSync(() => onToggle(true));
                setFocus('requisites.recipient');
              }}
            >
              Change
            </Button>
          }
        >
          <span translate="no">
            {saved.bank} <AccountNumber account={saved.account} />
          </span>
        </ValueLine>
      </Section>
    );

  return (
    <Section title="Bank account">
      {offered && offered.length > 0 && (
        <Earlier role="group" aria-label="Accounts of earlier payouts">
          {offered.map((requisites) => choice(`${requisites.bank} …${requisites.account.slice(-4)}`, requisites))}
          {choice('Another account', blankRequisites)}
        </Earlier>
      )}
      <TextField name="requisites.recipient" label="Recipient" autoComplete="name" required />
      <TextField name="requisites.bank" label="Bank" required />
      <TextField name="requisites.bic" label="BIC or SWIFT code" help="9 digits, or 8 or 11 characters" required />
      <TextField name="requisites.account" label="Account number" help="20 digits, or an IBAN" required />
    </Section>
  );
}
