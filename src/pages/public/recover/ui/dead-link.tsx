import { chakra } from '@chakra-ui/react/styled-system';
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

/** Used up, too old, or cut off on its way: what the server says, and how to get another. */
export function DeadLink({ error, onRetry }: DeadLinkProps) {
  return (
    <Stack>
      <PageHeader title="New password" />
      <Banner tone="error" title="This link opens nothing">
        {error.message}
      </Banner>
      <Actions>
        <EntranceButton step="recover">Ask for a new link</EntranceButton>
        <Button variant="outline" onClick={onRetry}>
          Try this one again
        </Button>
      </Actions>
    </Stack>
  );
}
