import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { userQueries } from '@/entities/user';
import { NewPasswordForm } from '@/features/recover-password';
import { PageHeader } from '@/shared/ui/page-header';
import { FormSkeleton } from '@/shared/ui/skeleton';
import { DeadLink } from './dead-link';

const route = getRouteApi('/_public/recover/$key');

const Stack = chakra('div', { base: { maxW: 'form' } });

/** Where the link of a recovery message leads: a new password for the account that it is for. */
export function RecoverPage() {
  const { key } = route.useParams();
  const { data, error, refetch } = useQuery(userQueries.recovery(key));
  // what is being typed stays, whatever a later look at the link finds
  if (error && !data) return <DeadLink error={error} onRetry={() => void refetch()} />;
  return (
    <Stack>
      <PageHeader title="New password" description={data ? `For ${data.login}` : 'Looking at the link'} />
      {data ? <NewPasswordForm recoveryKey={key} login={data.login} /> : <FormSkeleton fields={1} />}
    </Stack>
  );
}
