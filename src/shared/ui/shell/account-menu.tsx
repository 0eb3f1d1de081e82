import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronsUpDown, LogOut, Settings } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from '@/shared/theme';
import { colorModeOptions, setColorMode, useColorMode } from '@/shared/ui/color-mode';
import { Menu, type MenuLink } from '@/shared/ui/menu';
import { initials } from './initials';
import { frameButton, readOnly } from './shell-styles';

const Trigger = styled('button', {
  base: {
    ...frameButton,
    minH: { base: '10', md: '11' },
    px: { base: '1.5', lg: '2' },
    '& [data-part=word]': { minW: '0', flex: '1', lgDown: readOnly },
    '& b, & small': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& b': { textStyle: 'small', lineHeight: '1.125rem', fontWeight: 'medium' },
    '& small': { textStyle: 'caption', color: 'text.muted' },
    '& > svg': { boxSize: '4', flexShrink: 0, color: 'text.subtle', lgDown: { display: 'none' } },
  },
});

const Avatar = styled('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '7',
    flexShrink: 0,
    borderRadius: 'full',
    bg: 'surface.selected',
    color: 'accent.text',
    textStyle: 'tick',
    fontWeight: 'semibold',
    letterSpacing: '0.02em',
    '@media (forced-colors: active)': { borderWidth: 'hairline' },
  },
});

const ReadOnly = chakra('span', { base: readOnly });

interface Account {
  name: string;
  login: string;
}

interface AccountButtonProps extends ComponentProps<'button'> {
  account: Account | undefined;
}

/** Receives the trigger props of the menu. */
const AccountButton = ({ account, ...props }: AccountButtonProps) => (
  <Trigger type="button" {...props}>
    <Avatar aria-hidden>{account && initials(account.name)}</Avatar>
    <span data-part="word">
      {account ? (
        <>
          <ReadOnly>Account of </ReadOnly>
          <b translate="no">{account.name}</b>
          <small translate="no">{account.login}</small>
        </>
      ) : (
        'Account'
      )}
    </span>
    <ChevronsUpDown aria-hidden />
  </Trigger>
);

interface AccountMenuProps {
  /** Undefined while loading: signing out must not depend on it. */
  account: Account | undefined;
  settings: Pick<MenuLink, 'to' | 'params'>;
  onSignOut: () => void;
}

/** The user's account, with the colour theme, the settings and signing out. */
export function AccountMenu({ account, settings, onSignOut }: AccountMenuProps) {
  const mode = useColorMode();
  return (
    <Menu
      label={account ? `Account of ${account.name}` : 'Account'}
      trigger={<AccountButton account={account} />}
      items={[
        {
          key: 'theme',
          label: 'Colour theme',
          options: colorModeOptions.map(({ value, label }) => ({ key: value, label, checked: value === mode })),
          onChoose: (key) => {
            const chosen = colorModeOptions.find(({ value }) => value === key);
            if (chosen) setColorMode(chosen.value);
          },
        },
        { key: 'settings', label: 'Settings', icon: <Settings aria-hidden />, ...settings },
        { key: 'sign-out', label: 'Sign out', icon: <LogOut aria-hidden />, onSelect: onSignOut },
      ]}
    />
  );
}
