import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ArrowUpDown,
  CalendarDays,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronsUpDown,
  CircleAlert,
  CircleCheck,
  CircleUser,
  Clapperboard,
  Copy,
  Download,
  EllipsisVertical,
  Eye,
  EyeOff,
  Film,
  Globe,
  Info,
  LogOut,
  Megaphone,
  Menu,
  Monitor,
  MonitorSmartphone,
  Moon,
  Pause,
  Pencil,
  Play,
  Plus,
  RotateCw,
  Search,
  SearchX,
  Settings,
  SlidersHorizontal,
  Square,
  Sun,
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
  success: CircleCheck,
  info: Info,
  create: Plus,
  edit: Pencil,
  copy: Copy,
  remove: Trash2,
  start: Play,
  stop: Square,
  pause: Pause,
  retry: RotateCw,
  search: Search,
  'nothing found': SearchX,
  order: ArrowUpDown,
  'columns and density': SlidersHorizontal,
  download: Download,
  upload: Upload,
  more: EllipsisVertical,
  open: ChevronDown,
  choose: ChevronsUpDown,
  back: ChevronLeft,
  on: ChevronRight,
  chosen: Check,
  close: X,
  show: Eye,
  hide: EyeOff,
  day: CalendarDays,
  menu: Menu,
  account: CircleUser,
  'sign out': LogOut,
  campaigns: Megaphone,
  adverts: Clapperboard,
  video: Film,
  sites: Globe,
  settings: Settings,
  resolutions: MonitorSmartphone,
  light: Sun,
  dark: Moon,
  'as the system': Monitor,
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

/**
 * Lucide, imported one by one; one picture for one meaning. Beside a word they are hidden from assistive technology.
 * A new meaning gets its line here before it is used.
 */
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
