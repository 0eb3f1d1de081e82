import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { managesOthers, newPaymentLabels } from '@/entities/session';
import type { TransactionDetail } from '@/shared/api';
import { styled } from '@/shared/theme';
import { Banner } from '@/shared/ui/banner';
import { Button, ButtonLink } from '@/shared/ui/button';
import { PageHeader } from '@/shared/ui/page-header';
import { Segmented } from '@/shared/ui/segmented';
import type { PaymentType, PaymentValues } from '../model/payment-form';
import { usePaymentEntry } from '../model/use-payment-entry';
import { PaymentForm } from './payment-form';

const route = getRouteApi('/$cabinet/finances/new-paid');

const Place = styled('div', { base: { display: 'grid', gap: '4', justifyItems: 'start', maxW: 'form', mb: '4' } });

const types = [
  { value: 'deposit', label: 'Deposit of an advertiser' },
  { value: 'withdrawal', label: 'Payout to a webmaster' },
] satisfies readonly { value: PaymentType; label: string }[];

/** Requests a deposit or a payout, then opens it. */
export function NewPaymentPage() {
  const { cabinet } = route.useParams();
  const { client } = route.useSearch();
  const navigate = route.useNavigate();
  const entry = usePaymentEntry();
  const [type, setType] = useState<PaymentType>(
    entry.sent?.type ?? (cabinet === 'webmaster' ? 'withdrawal' : 'deposit'),
  );
  const [isUsed, setIsUsed] = useState(false);
  const isForOthers = managesOthers(cabinet);

  const open = ({ id }: TransactionDetail) =>
    navigate({
      to: '/$cabinet/finances/$transactionId',
      params: { cabinet, transactionId: id },
      // Back must not return to this form, whose payment already exists
      replace: true,
      ignoreBlocker: true,
    });

  return (
    <>
      <PageHeader title={newPaymentLabels[cabinet]} />
      {isUsed && (
        <Place>
          <Banner
            tone="warning"
            title="This form has already made a payment"
            takesFocus
            action={
              <>
                <ButtonLink to="/$cabinet/finances" params={{ cabinet }} variant="outline" size="sm">
                  See it
                </ButtonLink>
                <Button
                  size="sm"
                  onClick={() => {
                    entry.restart();
                    setIsUsed(false);
                  }}
                >
                  Make another one
                </Button>
              </>
            }
          >
            Its answer was lost, and you have changed the form since. Look at the payment before you make another one.
          </Banner>
        </Place>
      )}
      {isForOthers && (
        <Place>
          <Segmented label="Type" options={types} value={type} onChange={setType} />
        </Place>
      )}
      <PaymentForm
        key={type}
        type={type}
        isForOthers={isForOthers}
        client={client}
        idempotencyKey={entry.key}
        sent={entry.sent?.type === type ? entry.sent.values : undefined}
        onSend={(values: PaymentValues) => entry.remember({ type, values })}
        onCreated={open}
        onKeyUsed={() => setIsUsed(true)}
      />
    </>
  );
}
