import { chakra } from '@chakra-ui/react/styled-system';
import { CircleCheck, Clapperboard, Play, Upload } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';

const Panel = chakra('section', {
  base: {
    p: { base: '4', sm: '6' },
    borderWidth: 'hairline',
    borderRadius: 'lg',
    bg: 'surface.panel',
    boxShadow: 'sm',
  },
});

const Title = chakra('h2', { base: { textStyle: 'small', fontWeight: 'medium', color: 'text.muted', mb: '4' } });

const Steps = chakra('ol', { base: { display: 'grid' } });

const Step = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '4',
    position: 'relative',
    '&:not(:last-child)': { pb: '5' },
    // the way from one to the next
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      top: '9',
      bottom: '0',
      insetStart: '1.0625rem',
      w: '0.5',
      bg: 'border',
    },
    '& h3': { fontWeight: 'semibold' },
    '& p': { textStyle: 'small', color: 'text.muted', textWrap: 'pretty' },
  },
});

const Mark = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '9',
    borderRadius: 'full',
    bg: 'accent.subtle',
    color: 'accent.text',
    '& svg': { boxSize: '4.5' },
  },
});

interface WayStep {
  Icon: ComponentType<{ 'aria-hidden': true }>;
  title: string;
  text: ReactNode;
}

const steps: readonly WayStep[] = [
  {
    Icon: Upload,
    title: 'Upload',
    text: 'mp4, webm or mov. A lost connection pauses it; it goes on where it was.',
  },
  {
    Icon: Clapperboard,
    title: 'Transcode',
    text: 'Checked, then made into HLS in several sizes. The page tells when.',
  },
  { Icon: CircleCheck, title: 'Approve', text: 'An admin looks at it and approves it, or sends it back.' },
  { Icon: Play, title: 'Start', text: 'One click starts it, one stops it. What stands in the way is named.' },
];

/** What happens to a video, from file to advert. */
export function AdvertWay() {
  return (
    <Panel aria-labelledby="way">
      <Title id="way">From file to advert</Title>
      <Steps>
        {steps.map(({ Icon, title, text }) => (
          <Step key={title}>
            <Mark>
              <Icon aria-hidden />
            </Mark>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </Step>
        ))}
      </Steps>
    </Panel>
  );
}
