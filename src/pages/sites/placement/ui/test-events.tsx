import { Circle, CircleAlert, CircleCheck } from 'lucide-react';
import { styled } from '@/shared/theme';
import { type TestEventName, type TestResult, testEventsOf } from '../model/test-events';

const List = styled('ul', {
  base: {
    listStyleType: 'none',
    textStyle: 'small',
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '3',
      py: '1.5',
      'li + &': { borderTopWidth: 'hairline' },
    },
    '& svg': { boxSize: '4', color: 'text.subtle' },
    '& [data-result=recorded] svg': { color: 'status.working.text' },
    '& [data-result=refused] svg': { color: 'tone.error.text' },
    '& small': { textStyle: 'caption', color: 'text.muted', ms: '2' },
    '& li > span:last-of-type': { color: 'text.muted' },
  },
});

const words: Record<TestResult, string> = {
  recorded: 'Recorded as a test',
  repeated: 'Came before',
  expired: 'Came too late',
  refused: 'Refused',
};

const pictures = { recorded: CircleCheck, repeated: Circle, expired: CircleAlert, refused: CircleAlert };

interface TestEventsProps {
  kind: 'video' | 'overlay';
  results: ReadonlyMap<TestEventName, TestResult>;
}

/** Lists the events with VAST's names and Preroll's own, and the server's result once the player has reported each. */
export const TestEvents = ({ kind, results }: TestEventsProps) => (
  <List aria-label="Events" aria-live="polite">
    {testEventsOf(kind).map(({ vastName, name }) => {
      const result = results.get(name);
      const hasFailed = name === 'error' && result === 'recorded';
      const Picture = result === undefined ? Circle : hasFailed ? CircleAlert : pictures[result];
      return (
        <li key={name} data-result={hasFailed ? 'refused' : result}>
          <Picture aria-hidden />
          <span translate="no">
            {vastName}
            <small>{name}</small>
          </span>
          <span>{result === undefined ? '' : words[result]}</span>
        </li>
      );
    })}
  </List>
);
