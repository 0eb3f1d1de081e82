import { chakra } from '@chakra-ui/react/styled-system';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';

const Stack = chakra('div', { base: { display: 'grid', gap: '5' } });

interface RecoveryRequestedProps {
  login: string;
  onBack: () => void;
}

/** The same words whether or not there is such an account. */
export function RecoveryRequested({ login, onBack }: RecoveryRequestedProps) {
  return (
    <Stack>
      <Banner takesFocus tone="success" title="Look into your mailbox">
        If {login} has an account, a message with a link is on its way. The link works once, for one hour.
      </Banner>
      <Button variant="outline" onClick={onBack}>
        Back to sign in
      </Button>
    </Stack>
  );
}
