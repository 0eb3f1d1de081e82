import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  CircleAlert,
  Copy,
  Ellipsis,
  Film,
  Info,
  Pencil,
  Plus,
  RotateCw,
  Search,
  Settings,
  Trash2,
  TriangleAlert,
  Upload,
  X,
} from 'lucide-react';
import { statusIcons } from '@/shared/ui/status-badge';

const icons = {
  ...statusIcons,
  error: CircleAlert,
  warning: TriangleAlert,
  info: Info,
  create: Plus,
  edit: Pencil,
  copy: Copy,
  remove: Trash2,
  more: Ellipsis,
  close: X,
  retry: RotateCw,
  search: Search,
  settings: Settings,
  upload: Upload,
  video: Film,
};

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
    gap: '4',
    '& li': { display: 'grid', justifyItems: 'center', gap: '2', textStyle: 'caption', color: 'text.muted' },
    '& svg': { boxSize: '5', color: 'text' },
  },
});

/** Lucide, imported one by one; one picture for one meaning. Beside a word they are hidden from assistive technology. */
const meta = { title: 'Foundations/Icons' } satisfies Meta;

export default meta;

export const Meanings: StoryObj<typeof meta> = {
  render: () => (
    <Grid>
      {Object.entries(icons).map(([meaning, Icon]) => (
        <li key={meaning}>
          <Icon aria-hidden />
          {meaning}
        </li>
      ))}
    </Grid>
  ),
};
