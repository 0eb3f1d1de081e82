import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { userQueries } from '@/entities/user';
import { type SupportPanel, type User, updatePreferences } from '@/shared/api';
import { NoticeKind } from '@/shared/contract';
import { contractResolver } from '@/shared/lib/forms';
import { CheckboxListField } from '@/shared/ui/checkbox';
import { ErrorState, failureOf } from '@/shared/ui/error-state';
import { Form, formBehaviour, SaveBar } from '@/shared/ui/form';
import { SkeletonBlock } from '@/shared/ui/skeleton';

const kinds: readonly { value: NoticeKind; label: string; panel: SupportPanel }[] = [
  { value: 'invoice_issued', label: 'Invoice issued or void', panel: 'advertiser' },
  { value: 'payment_received', label: 'Payment received', panel: 'advertiser' },
  { value: 'low_balance', label: 'Low balance', panel: 'advertiser' },
  { value: 'advert_decided', label: 'Decisions on adverts', panel: 'advertiser' },
  { value: 'mentioned_change', label: 'Changes of your campaigns by others', panel: 'advertiser' },
  { value: 'payout_paid', label: 'Payout paid', panel: 'webmaster' },
  { value: 'payout_rejected', label: 'Payout rejected', panel: 'webmaster' },
  { value: 'site_decided', label: 'Decisions on sites', panel: 'webmaster' },
];

const labels = { wanted: 'Email notifications' };

const resolver = contractResolver(z.object({ wanted: z.array(NoticeKind) }));

/** Whether users with these cabinets can get any such emails. */
export const receivesNotices = (panels: readonly SupportPanel[]) => kinds.some(({ panel }) => panels.includes(panel));

export function NoticesForm() {
  const query = useQuery(userQueries.me());
  const failure = failureOf(query);
  if (failure) return <ErrorState {...failure} />;
  return query.data ? <Notices user={query.data} /> : <SkeletonBlock h="24" />;
}

function Notices({ user }: { user: User }) {
  const offered = kinds.filter(({ panel }) => user.support_panels.includes(panel));
  const muted = user.preferences.muted_notices ?? [];
  const wanted = offered.map(({ value }) => value).filter((value) => !muted.includes(value));
  const form = useForm({ ...formBehaviour, resolver, defaultValues: { wanted } });
  const { mutateAsync: save } = useMutation({
    meta: {
      hasForm: true,
      invalidates: [{ queryKey: userQueries.me().queryKey }],
      success: 'Email notifications saved',
    },
    mutationFn: (chosen: readonly NoticeKind[]) =>
      updatePreferences({
        muted_notices: offered.map(({ value }) => value).filter((value) => !chosen.includes(value)),
      }),
  });
  return (
    <Form
      form={form}
      label="Email notifications"
      onSubmit={async (values) => {
        await save(values.wanted);
        form.reset(values);
      }}
    >
      <CheckboxListField name="wanted" label={`Send to ${user.login}`} required options={offered} />
      <SaveBar labels={labels} submitLabel="Save notifications" />
    </Form>
  );
}
