import { useMutation } from '@tanstack/react-query';
import { userQueries } from '@/entities/user';
import { confirmLoginChange } from '@/shared/api';
import { styled } from '@/shared/theme';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { PageHeader } from '@/shared/ui/page-header';
import { DeadLink } from './dead-link';

const Stack = styled('div', { base: { display: 'grid', justifyItems: 'start', gap: '5', maxW: 'form' } });

interface ConfirmLoginProps {
  /** The key from the link. */
  linkKey: string;
  /** The new e-mail. */
  login: string;
}

/** Confirms a new e-mail. It requires a click, because mail scanners open links, too. */
export function ConfirmLogin({ linkKey, login }: ConfirmLoginProps) {
  const { mutate, error, isPending, isSuccess } = useMutation({
    meta: {
      invalidates: [{ queryKey: userQueries.me().queryKey }, { queryKey: userQueries.account().queryKey }],
      hasForm: true,
    },
    // the key comes from a URL that anyone can write: encoded, so that a slash cannot address another endpoint
    mutationFn: () => confirmLoginChange(encodeURIComponent(linkKey)),
  });
  if (error) return <DeadLink confirmsLogin error={error} onRetry={mutate} />;
  if (isSuccess)
    return (
      <Stack>
        <PageHeader title="New e-mail" />
        <Banner takesFocus tone="success" title="Your e-mail has changed">
          {`You now sign in as ${login}.`}
        </Banner>
      </Stack>
    );
  return (
    <Stack>
      <PageHeader title="New e-mail" description={`From now on you sign in as ${login}.`} />
      <Button loading={isPending} onClick={() => mutate()}>
        Confirm
      </Button>
    </Stack>
  );
}
