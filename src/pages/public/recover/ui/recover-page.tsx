import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { userQueries } from '@/entities/user';
import { NewPasswordForm } from '@/features/recover-password';
import { styled } from '@/shared/theme';
import { PageHeader } from '@/shared/ui/page-header';
import { FormSkeleton } from '@/shared/ui/skeleton';
import { ConfirmLogin } from './confirm-login';
import { DeadLink } from './dead-link';

const route = getRouteApi('/_public/recover/$key');

const Stack = styled('div', { base: { maxW: 'form' } });

/** The target of links in e-mails: sets the password of the account, or confirms its new e-mail. */
export function RecoverPage() {
  const { key } = route.useParams();
  const { data, error, refetch } = useQuery(userQueries.recovery(key));
  // a failed refetch must not discard what the user is typing
  if (error && !data) return <DeadLink error={error} onRetry={() => void refetch()} />;
  if (data?.purpose === 'login') return <ConfirmLogin linkKey={key} login={data.login} />;
  return (
    <Stack>
      <PageHeader title="New password" description={data ? `For ${data.login}` : 'Checking the link'} />
      {data ? <NewPasswordForm recoveryKey={key} login={data.login} /> : <FormSkeleton fields={1} />}
    </Stack>
  );
}
