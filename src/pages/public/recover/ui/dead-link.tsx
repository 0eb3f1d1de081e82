import { ApiError, messageOf, ValidationError } from '@/shared/api';
import { styled } from '@/shared/theme';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { PageHeader } from '@/shared/ui/page-header';
import { EntranceButton } from '@/widgets/public-layout';

const Stack = styled('div', { base: { maxW: 'form' } });
const Actions = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', mt: '5' } });

interface DeadLinkProps {
  error: Error;
  /** Whether the link was meant to confirm a new e-mail. */
  confirmsLogin?: boolean;
  onRetry: () => void;
}

/** Shown for a used, expired or incomplete link: the server's reason, and a way to request another link. */
export function DeadLink({ error, confirmsLogin = false, onRetry }: DeadLinkProps) {
  const isDead = error instanceof ValidationError;
  const isOfLogin = confirmsLogin || (isDead && error.errors.login !== undefined);
  return (
    <Stack>
      <PageHeader title={isOfLogin ? 'New e-mail' : 'New password'} />
      <Banner tone="error" title={isDead ? 'This link is no longer valid' : 'The link could not be checked'}>
        {error instanceof ApiError ? error.reason : messageOf(error)}
      </Banner>
      <Actions>
        {isDead && !isOfLogin && <EntranceButton step="recover">Request a new link</EntranceButton>}
        {!isDead && <Button onClick={onRetry}>Try again</Button>}
      </Actions>
    </Stack>
  );
}
