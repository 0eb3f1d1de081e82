import { useMutation } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { type Balance, listBalances } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { Menu } from '@/shared/ui/menu';
import { type AdjustmentType, adjustmentLabels } from '../model/adjustment-form';
import { AdjustDialog } from './adjust-dialog';
import { CreditDialog } from './credit-dialog';

interface BalanceMenuProps {
  userId: number;
  /** The user's name, if known. */
  name: string | undefined;
}

/** The admin actions on a user's balance: correct it, post a bonus or refund, or set the credit limit. */
export function BalanceMenu({ userId, name = 'this user' }: BalanceMenuProps) {
  const [dialog, setDialog] = useState<{ action: AdjustmentType | 'credit'; balances: Balance[] } | null>(null);
  // the dialogs need the current balances
  const open = useMutation({
    mutationFn: (_: AdjustmentType | 'credit') => listBalances({ user_id: userId }),
    onSuccess: ({ items }, action) => setDialog({ action, balances: items }),
  });
  const close = () => setDialog(null);
  const [balance] = dialog?.balances ?? [];
  return (
    <>
      <Menu
        label={`Balance of ${name}`}
        trigger={
          <Button variant="outline" loading={open.isPending}>
            Balance
            <ChevronDown aria-hidden />
          </Button>
        }
        items={[
          ...Object.entries(adjustmentLabels).map(([type, label]) => ({
            key: type,
            label,
            onSelect: () => open.mutate(type as AdjustmentType),
          })),
          { key: 'credit', label: 'Credit limit', onSelect: () => open.mutate('credit') },
        ]}
      />
      {dialog && balance && dialog.action === 'credit' && (
        <CreditDialog userId={userId} name={name} balance={balance} onClose={close} />
      )}
      {dialog && dialog.action !== 'credit' && (
        <AdjustDialog type={dialog.action} userId={userId} name={name} balances={dialog.balances} onClose={close} />
      )}
    </>
  );
}
