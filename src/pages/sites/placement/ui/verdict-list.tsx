import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { styled } from '@/shared/theme';

const List = styled('ul', {
  base: {
    listStyleType: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '3',
      py: '2',
      overflowWrap: 'anywhere',
    },
    '& > li + li': { borderTopWidth: 'hairline' },
    '& svg': { boxSize: '4', mt: '0.5' },
    '& [data-tone=success] > svg': { color: 'status.working.text' },
    '& [data-tone=warning] > svg': { color: 'tone.warning.text' },
    '& [data-tone=error] > svg': { color: 'tone.error.text' },
    '& strong': { fontWeight: 'medium' },
    '& small': { display: 'block', textStyle: 'small', color: 'text.muted', maxW: 'prose' },
  },
});

const appearances = {
  success: { Icon: CircleCheck, words: null },
  warning: { Icon: TriangleAlert, words: 'Warning: ' },
  error: { Icon: CircleAlert, words: 'Error: ' },
};

interface Verdict {
  key: string;
  tone: keyof typeof appearances;
  title: string;
  notes: readonly string[];
}

export const VerdictList = ({ label, verdicts }: { label: string; verdicts: readonly Verdict[] }) => (
  <List aria-label={label}>
    {verdicts.map(({ key, tone, title, notes }) => {
      const { Icon, words } = appearances[tone];
      return (
        <li key={key} data-tone={tone}>
          <Icon aria-hidden />
          <div>
            {words && <VisuallyHidden>{words}</VisuallyHidden>}
            <strong translate="no">{title}</strong>
            {notes.map((note) => (
              <small key={note}>{note}</small>
            ))}
          </div>
        </li>
      );
    })}
  </List>
);
