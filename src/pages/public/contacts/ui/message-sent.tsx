import { styled } from '@/shared/theme';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';

const Stack = styled('div', {
  base: { display: 'grid', gap: '5', justifyItems: 'start', maxW: 'form' },
});

interface MessageSentProps {
  answerTo: string;
  onAnother: () => void;
}

export function MessageSent({ answerTo, onAnother }: MessageSentProps) {
  return (
    <Stack>
      <Banner
        takesFocus
        tone="success"
        title="Your message has arrived"
      >{`It is stored with this installation. The reply will go to ${answerTo}.`}</Banner>
      <Button variant="outline" onClick={onAnother}>
        Write another message
      </Button>
    </Stack>
  );
}
