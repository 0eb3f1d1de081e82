import { styled } from '@/shared/theme';
import { Entries } from './entries';

const Title = styled('h2', { base: { textStyle: 'sectionTitle', mb: '3' } });

const steps = [
  {
    name: 'Upload',
    text: 'MP4, WebM or MOV. If the connection drops, the upload resumes where it stopped.',
  },
  {
    name: 'Transcode',
    text: "Checked, then converted to HLS in several sizes. You get a notification when it's ready.",
  },
  { name: 'Review', text: 'An admin approves the advert, or bans it and says why.' },
  { name: 'Start', text: 'One click starts or stops it. If something blocks it, you see what and why.' },
];

export const AdvertSteps = () => (
  <section aria-labelledby="steps">
    <Title id="steps">From file to running advert</Title>
    <Entries as="ol">
      {steps.map(({ name, text }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Entries>
  </section>
);
