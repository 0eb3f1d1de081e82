import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ArchiveRestore,
  ArrowDown,
  ArrowLeft,
  ArrowLeftRight,
  ArrowRight,
  ArrowUp,
  ArrowUpDown,
  Bell,
  Bookmark,
  BookmarkPlus,
  CalendarDays,
  Captions,
  CaptionsOff,
  ChartLine,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronsUpDown,
  Circle,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CirclePause,
  Clapperboard,
  Code,
  Copy,
  Download,
  EllipsisVertical,
  Eye,
  EyeOff,
  FileText,
  Film,
  Folder,
  FolderInput,
  FolderOpen,
  FolderPlus,
  FolderTree,
  Globe,
  History,
  ImageOff,
  Inbox,
  Info,
  Layers,
  ListFilter,
  LockKeyhole,
  LockOpen,
  LogOut,
  Mail,
  MailPlus,
  Maximize,
  Megaphone,
  Menu,
  Minimize,
  Minus,
  Monitor,
  Moon,
  MousePointerClick,
  Pause,
  Pencil,
  Play,
  PlugZap,
  Plus,
  RotateCw,
  Rows3,
  Search,
  SearchCheck,
  Settings,
  ShieldCheck,
  ShieldQuestion,
  SlidersHorizontal,
  Square,
  Sun,
  Trash2,
  TriangleAlert,
  Undo2,
  Unplug,
  Upload,
  UserPlus,
  Users,
  Volume2,
  VolumeX,
  Wallet,
  X,
} from 'lucide-react';
import type { ElementType } from 'react';
import { expect } from 'storybook/test';
import { statusIcons } from '@/shared/ui/status-badge';

const groups: Record<string, Record<string, ElementType>> = {
  Statuses: statusIcons,
  Feedback: {
    error: CircleAlert,
    warning: TriangleAlert,
    success: CircleCheck,
    info: Info,
    'picture missing': ImageOff,
    'not live': Unplug,
    'not to be changed': LockKeyhole,
    more: ArrowUp,
    less: ArrowDown,
    'as before': Minus,
  },
  Actions: {
    create: Plus,
    edit: Pencil,
    'tag code': Code,
    copy: Copy,
    'create a folder': FolderPlus,
    'move to a folder': FolderInput,
    remove: Trash2,
    start: Play,
    stop: Square,
    pause: Pause,
    retry: RotateCw,
    approve: Check,
    unlock: LockOpen,
    'create a user': UserPlus,
    'on moderation': ShieldQuestion,
    'go back to an earlier version': Undo2,
    'restore from the archive': ArchiveRestore,
    upload: Upload,
    download: Download,
    document: FileText,
    'show a password': Eye,
    'hide it': EyeOff,
    'other actions': EllipsisVertical,
    close: X,
  },
  Lists: {
    search: Search,
    'all that is found': ListFilter,
    order: ArrowUpDown,
    'columns and density': SlidersHorizontal,
    chosen: Check,
    'from one to the other': ArrowRight,
    'to the left': ArrowLeft,
  },
  Mail: { 'email reports': Mail, 'email a report': MailPlus },
  States: { 'to do': Circle, missing: CircleDashed, paused: CirclePause },
  Views: { 'saved views': Bookmark, 'save a view': BookmarkPlus },
  Connections: { check: PlugZap, 'sites to review': SearchCheck },
  Navigation: {
    menu: Menu,
    open: ChevronDown,
    choose: ChevronsUpDown,
    back: ChevronLeft,
    on: ChevronRight,
    'another cabinet': ArrowLeftRight,
    'sign out': LogOut,
  },
  Things: {
    'adverts to review': ShieldCheck,
    users: Users,
    campaigns: Megaphone,
    adverts: Clapperboard,
    video: Film,
    'interactive advert': MousePointerClick,
    sites: Globe,
    finances: Wallet,
    analytics: ChartLine,
    group: Layers,
    folder: Folder,
    'open folder': FolderOpen,
    folders: FolderTree,
    'in no folder': Inbox,
    everything: Rows3,
    day: CalendarDays,
    settings: Settings,
    history: History,
    notifications: Bell,
  },
  Player: {
    'sound on': Volume2,
    'sound off': VolumeX,
    'captions on': Captions,
    'captions off': CaptionsOff,
    'whole screen': Maximize,
    'back to the page': Minimize,
  },
  Theme: { light: Sun, dark: Moon, 'as the system': Monitor },
};

const Title = chakra('h2', { base: { textStyle: 'sectionTitle', mb: '3' } });

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
    gap: '4',
    mb: '8',
    '& li': {
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'start',
      gap: '2',
      textStyle: 'caption',
      textAlign: 'center',
      color: 'text.muted',
    },
    '& svg': { boxSize: '5', color: 'text' },
  },
});

/**
 * Lucide icons, imported individually; one icon per meaning. Hidden from assistive technology when beside a word. Add
 * new meanings to this page first, or a test fails.
 */
const meta = { title: 'Foundations/Icons' } satisfies Meta;

export default meta;

export const Meanings: StoryObj<typeof meta> = {
  render: () => (
    <>
      {Object.entries(groups).map(([title, icons]) => (
        <section key={title}>
          <Title>{title}</Title>
          <Grid>
            {Object.entries(icons).map(([meaning, Icon]) => (
              <li key={meaning}>
                <Icon aria-hidden />
                {meaning}
              </li>
            ))}
          </Grid>
        </section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const meanings = Object.values(groups).flatMap((icons) => Object.keys(icons));
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(meanings);
    await expect(new Set(meanings).size, 'each meaning once').toBe(meanings.length);
  },
};
