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
    // leaves room for the other buttons of the bar
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

/** Receives the trigger props of the menu. */
const SwitchButton = ({ cabinet, ...props }: { cabinet: string } & ComponentProps<'button'>) => (
  <Trigger type="button" {...props}>
    <Words cabinet={cabinet} />
    <ChevronsUpDown aria-hidden />
  </Trigger>
);

interface CabinetSwitchProps {
  cabinet: string;
  /** The user's other cabinets; without any, the name isn't a button. */
  others: readonly MenuLink[];
}

/** The name of the open cabinet; for users with several, a menu of the others. */
export const CabinetSwitch = ({ cabinet, others }: CabinetSwitchProps) =>
  others.length === 0 ? (
    <Plain>
      <Words cabinet={cabinet} />
    </Plain>
  ) : (
    <Menu label="Cabinets" trigger={<SwitchButton cabinet={cabinet} />} items={others} />
  );
