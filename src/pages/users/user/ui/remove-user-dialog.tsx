import { checkUserRemoval } from '@preroll/rules/user/user-removal';
import { useMutation } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod';
import { ClientTakeover, userQueries } from '@/entities/user';
import { removeUser, type UserDetail } from '@/shared/api';
import { formatAmount, formatCount } from '@/shared/lib/format';
import { contractResolver } from '@/shared/lib/forms';
import { ButtonLink } from '@/shared/ui/button';
import { CheckboxField } from '@/shared/ui/checkbox';
import { ComboboxField } from '@/shared/ui/combobox';
import { Dialog } from '@/shared/ui/dialog';
import { formBehaviour } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';
import { RadioCards } from '@/shared/ui/radio-cards';

const schema = z
  .object({
    owned: z.enum(['archive', 'transfer']),
    transfer_to: z.int().nullable(),
    clients: z.enum(['transfer', 'release']),
    clients_to: z.int().nullable(),
    with_balance: z.boolean(),
  })
  .refine(({ owned, transfer_to }) => owned === 'archive' || transfer_to !== null, {
    path: ['transfer_to'],
    message: 'Required',
  })
  .refine(({ clients, clients_to }) => clients === 'release' || clients_to !== null, {
    path: ['clients_to'],
    message: 'Required',
  });

type RemovalValues = z.output<typeof schema>;

/** The parameters of the call. A new owner that was chosen before switching to another option is left out. */
const paramsOf = ({ owned, transfer_to, clients, clients_to, with_balance }: RemovalValues) => ({
  owned,
  with_balance,
  ...(owned === 'transfer' && transfer_to !== null && { transfer_to }),
  ...(clients === 'transfer' && clients_to !== null && { clients_to }),
});

const resolver = contractResolver(schema);

const choices = [
  {
    value: 'archive',
    label: 'Archive',
    description: 'Serving stops for good: what a deleted user owns can no longer be restored',
  },
  { value: 'transfer', label: 'Give to another user', description: 'Serving goes on as before' },
];

const route = getRouteApi('/$cabinet/users/$userId');

interface RemoveUserDialogProps {
  user: UserDetail;
  onClose: () => void;
}

/** Deletes a user after asking what to do with their records and balance, or explains what has to be done first. */
export function RemoveUserDialog(props: RemoveUserDialogProps) {
  const refusal = checkUserRemoval(props.user.owned);
  return refusal === null ? <RemovalForm {...props} /> : <Refusal refusal={refusal} {...props} />;
}

function Refusal({ user, refusal, onClose }: RemoveUserDialogProps & { refusal: string }) {
  const { cabinet } = route.useParams();
  const unpaid = unpaidOf(user);
  return (
    <Dialog
      title={`${user.name} can't be deleted yet`}
      open
      onOpenChange={onClose}
      footer={
        <ButtonLink
          to="/$cabinet/finances"
          params={{ cabinet }}
          search={{ client: user.id, status: 'waiting,processing' }}
        >
          Show their transactions
        </ButtonLink>
      }
    >
      <p>
        <span>{`${refusal}.`}</span>
        {unpaid && <span>{` ${unpaid}.`}</span>}
      </p>
    </Dialog>
  );
}

const unpaidOf = ({ owned }: UserDetail) =>
  owned.unpaid_invoices > 0 && `${formatCount(owned.unpaid_invoices, 'invoice is', 'invoices are')} not paid`;

function RemovalForm({ user, onClose }: RemoveUserDialogProps) {
  const { cabinet } = route.useParams();
  const navigate = route.useNavigate();
  const form = useForm({
    ...formBehaviour,
    resolver,
    defaultValues: {
      owned: 'archive',
      transfer_to: null,
      clients: user.owned.clients > 0 ? 'transfer' : 'release',
      clients_to: null,
      with_balance: false,
    } as z.input<typeof schema>,
  });
  const owned = useWatch({ control: form.control, name: 'owned' });
  const { mutateAsync: remove } = useMutation({
    meta: { hasForm: true, success: `${user.name} deleted` },
    mutationFn: (values: RemovalValues) => removeUser(user.id, paramsOf(values)),
    onSuccess: async (_result, _values, _context, { client }) => {
      await navigate({ to: '/$cabinet/users', params: { cabinet }, ignoreBlocker: true });
      client.removeQueries({ queryKey: userQueries.detail(user.id).queryKey });
      await client.invalidateQueries({ queryKey: userQueries.all() });
    },
  });
  const { campaigns, groups, sites, clients, money } = user.owned;
  const unpaid = unpaidOf(user);
  const balances = money.map((one) => formatAmount(one.amount, one)).join(', ');
  const counts = [
    campaigns > 0 && formatCount(campaigns, 'campaign'),
    groups > 0 && formatCount(groups, 'group'),
    sites > 0 && formatCount(sites, 'site'),
  ].filter((text) => text !== false);

  return (
    <FormDialog
      title={`Delete ${user.name}?`}
      form={form}
      onSubmit={remove}
      onClose={onClose}
      submitLabel="Delete"
      danger
    >
      <p>
        <span>The user is signed out at once and can't sign in any more.</span>
        {unpaid && <span>{` ${unpaid}.`}</span>}
      </p>
      {counts.length > 0 && (
        <>
          <RadioCards name="owned" label={`What becomes of ${counts.join(', ')}?`} options={choices} required />
          {owned === 'transfer' && (
            <ComboboxField
              name="transfer_to"
              label="New owner"
              search={(text) => userQueries.newOwners(user.id, text)}
              required
            />
          )}
        </>
      )}
      {clients > 0 && <ClientTakeover userId={user.id} clients={clients} />}
      {money.length > 0 && (
        <CheckboxField
          name="with_balance"
          label={`Delete with a balance of ${balances}`}
          help="It stays in the ledger. Better pay it out, or collect what is owed, before"
        />
      )}
    </FormDialog>
  );
}
