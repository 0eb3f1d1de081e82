import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { unsubscribe, ValidationError } from '@/shared/api';
import { styled } from '@/shared/theme';
import { Banner } from '@/shared/ui/banner';
import { Button, ButtonLink } from '@/shared/ui/button';
import { ErrorState } from '@/shared/ui/error-state';
import { PageHeader } from '@/shared/ui/page-header';
import { FormSkeleton } from '@/shared/ui/skeleton';
import { unsubscription } from '../api/unsubscription';

const route = getRouteApi('/_public/unsubscribe/$key');

const Stack = styled('div', { base: { display: 'grid', justifyItems: 'start', gap: '5', maxW: 'form' } });

/** The target of the link in a report mail. It requires a click, because mail scanners open links, too. */
export function UnsubscribePage() {
  const { key } = route.useParams();
  const { data, error, refetch } = useQuery(unsubscription(key));
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => unsubscribe(encodeURIComponent(key)),
  });
  return (
    <Stack>
      <PageHeader title="Email reports" />
      {isSuccess ? (
        <Banner takesFocus tone="success" title="You have unsubscribed">
          {`${data?.name ?? 'The report'} is no longer sent.`}
        </Banner>
      ) : error instanceof ValidationError ? (
        <>
          <Banner tone="error" title="This link is no longer valid">
            {`${error.reason} Open the whole link from the latest email, or sign in and stop the report in Analytics.`}
          </Banner>
          <ButtonLink to="/">Go to the home page</ButtonLink>
        </>
      ) : error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <p>
            <b>{data.name}</b> is sent to <span>{data.login}</span>.
          </p>
          <Button loading={isPending} onClick={() => mutate()}>
            Unsubscribe
          </Button>
        </>
      ) : (
        <FormSkeleton fields={1} />
      )}
    </Stack>
  );
}
