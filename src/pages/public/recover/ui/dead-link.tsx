import { chakra } from '@chakra-ui/react/styled-system';
import { ApiError, messageOf, ValidationError } from '@/shared/api';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { PageHeader } from '@/shared/ui/page-header';
import { EntranceButton } from '@/widgets/public-layout';

const Stack = chakra('div', { base: { maxW: 'form' } });
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', mt: '5' } });

interface DeadLinkProps {
  error: Error;
  onRetry: () => void;
}

/** Shown for a recovery link that is used, expired or incomplete: the server's reason, and a way to request another. */
export function DeadLink({ error, onRetry }: DeadLinkProps) {
  const isDead = error instanceof ValidationError;
  return (
    <Stack>
      <PageHeader title="New password" />
      <Banner tone="error" title={isDead ? 'This link is no longer valid' : 'The link could not be checked'}>
        {error instanceof ApiError ? error.reason : messageOf(error)}
      </Banner>
      <Actions>
        {isDead ? (
          <EntranceButton step="recover">Request a new link</EntranceButton>
        ) : (
          <Button onClick={onRetry}>Try again</Button>
        )}
      </Actions>
    </Stack>
  );
}
