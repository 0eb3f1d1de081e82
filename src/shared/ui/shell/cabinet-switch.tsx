import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronsUpDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Mark } from '@/shared/ui/logo';
import { Menu, type MenuLink } from '@/shared/ui/menu';
import { frameButton, readOnly } from './shell-styles';

const styles = {
  base: {
    ...frameButton,
    minH: '10',
    px: { base: '2', md: '1.5', lg: '2' },
    me: { base: 'auto', md: '0' },
    mb: { md: '2' },
    // the margin beside it stays free for the bar's other buttons
    maxW: { base: '60%', md: 'none' },
    '& [data-part=word]': { minW: '0', flex: '1', mdToLg: readOnly },
    '& b, & small': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& b': { fontWeight: 'semibold', lineHeight: '1.125rem' },
    '& small': {
      display: { base: 'none', lg: 'block' },
      textStyle: 'caption',
      lineHeight: '0.875rem',
      color: 'text.muted',
    },
    '& > svg:last-of-type:not(:first-of-type)': {
      boxSize: '4',
      flexShrink: 0,
      color: 'text.subtle',
      mdToLg: { display: 'none' },
    },
  },
} as const;

const Plain = chakra('div', styles);
const Trigger = chakra('button', styles);

const Words = ({ cabinet }: { cabinet: string }) => (
  <>
    <Mark />
    <span data-part="word">
      <b>{cabinet}</b>
      <small aria-hidden>Preroll</small>
    </span>
  </>
);

/** Takes the menu's props as the trigger. */
const SwitchButton = ({ cabinet, ...props }: { cabinet: string } & ComponentProps<'button'>) => (
  <Trigger type="button" {...props}>
    <Words cabinet={cabinet} />
    <ChevronsUpDown aria-hidden />
  </Trigger>
);

interface CabinetSwitchProps {
  /** The name of the open cabinet. */
  cabinet: string;
  /** The other cabinets of the user; without any, there is nothing to switch. */
  others: readonly MenuLink[];
}

/** The name of the open cabinet, and for users who have several the way to the others. */
export const CabinetSwitch = ({ cabinet, others }: CabinetSwitchProps) =>
  others.length === 0 ? (
    <Plain>
      <Words cabinet={cabinet} />
    </Plain>
  ) : (
    <Menu label="Cabinets" trigger={<SwitchButton cabinet={cabinet} />} items={others} />
  );
