import { chakra } from '@chakra-ui/react/styled-system';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';

const Stack = chakra('div', {
  base: { display: 'grid', gap: '5', justifyItems: 'start', maxW: 'form' },
});

interface MessageSentProps {
  answerTo: string;
  onAnother: () => void;
}

/** The message has arrived. */
export function MessageSent({ answerTo, onAnother }: MessageSentProps) {
  return (
    <Stack>
      <Banner takesFocus tone="success" title="Your message has arrived">
        It is stored with this installation. Whoever answers it has {answerTo}.
      </Banner>
      <Button variant="outline" onClick={onAnother}>
        Write another message
      </Button>
    </Stack>
  );
}
