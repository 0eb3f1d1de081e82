import { styled } from '@/shared/theme';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';

const Stack = styled('div', { base: { display: 'grid', gap: '5' } });

interface RecoveryRequestedProps {
  login: string;
  onBack: () => void;
}

/** Shows the same text whether or not the account exists. */
export function RecoveryRequested({ login, onBack }: RecoveryRequestedProps) {
  return (
    <Stack>
      <Banner
        takesFocus
        tone="success"
        title="Check your email"
      >{`If ${login} has an account, we've sent it a link. The link works once, within one hour.`}</Banner>
      <Button variant="outline" onClick={onBack}>
        Back to sign in
      </Button>
    </Stack>
  );
}
