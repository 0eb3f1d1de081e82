import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Megaphone } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Tone } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { ErrorState } from '@/shared/ui/error-state';
import { FormBar } from '@/shared/ui/form';
import { AccountMenu, AppShell, CabinetSwitch, SearchButton, SidebarButton, SidebarLink } from '@/shared/ui/shell';
import { notify } from './notify';
import { notifyWithUndo } from './notify-with-undo';
import { Toaster } from './toaster';

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

function notifyFiveTimes() {
  for (const count of [1, 2, 3, 4, 5]) notify.info(`Notice ${count}`);
}

/**
 * Temporary messages: five seconds each, at most three at once, paused on hover and focus. Call `notify.success(text)`;
 * `<Toaster/>` is rendered once in the application.
 *
 * For actions that can be undone call `notifyWithUndo(text, undo)` instead of asking first: users have five seconds to
 * undo.
 *
 * A message that requires action is a `Banner` or a field message. Don't use toasts for visible results, or as the only
 * place of a form error.
 */
const meta = {
  title: 'Components/Feedback/Toaster (snackbar, toast, notification)',
  id: 'components-feedback-toaster',
  component: Toaster,
  render: () => (
    <Row>
      <Button onClick={() => notify.success('advert approved')}>Success</Button>
      <Button onClick={() => notify.error('Code 500, db')}>Error</Button>
      <Button onClick={() => notify.warning('Transcoding takes longer than usual')}>Warning</Button>
      <Button onClick={() => notify.info('A new version is ready')}>Info</Button>
      <Button onClick={notifyFiveTimes}>Five</Button>
    </Row>
  ),
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

const backgroundOf = (text: string) =>
  getComputedStyle(screen.getByText(text).parentElement ?? document.body).backgroundColor;

function colourOf(tone: Tone): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.backgroundColor = `var(--ui-colors-tone-${tone}-solid)`;
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  return backgroundColor;
}

const notices = () => screen.queryAllByRole('button', { name: 'Dismiss' });

export const FourTones: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Success', 'Error', 'Warning']) await userEvent.click(canvas.getByRole('button', { name }));
    await expect(await screen.findByText('Code 500, db')).toBeVisible();
    await expect(notices()).toHaveLength(3);
    await expect(screen.getByRole('region', { name: 'Messages' })).toContainElement(screen.getByText('Code 500, db'));
    await expect(backgroundOf('advert approved')).toBe(colourOf('success'));
    await expect(backgroundOf('Code 500, db')).toBe(colourOf('error'));
    await expect(backgroundOf('Transcoding takes longer than usual')).toBe(colourOf('warning'));
  },
};

/** Of five toasts, the newest three are shown. */
export const FiveAtOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Five' }));
    await expect(await screen.findByText('Notice 5')).toBeVisible();
    await expect(notices()).toHaveLength(3);
    await expect(screen.queryByText('Notice 2')).toBeNull();
  },
};

export const SameTextOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Error' }));
    await expect(await screen.findByText('Code 500, db')).toBeVisible();
    await expect(notices()).toHaveLength(1);
  },
};

export const Dismissed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Info' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText('A new version is ready')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Info' })).toHaveFocus();
  },
};

const undo = fn();

/** The keyboard reaches the button, and the timer pauses meanwhile. */
export const Undoable: Story = {
  render: () => <Button onClick={() => notifyWithUndo('2 users locked', undo)}>Lock</Button>,
  play: async ({ canvas, userEvent }) => {
    undo.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Lock' }));
    const button = await screen.findByRole('button', { name: 'Undo' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('2 users locked')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Lock' })).toHaveFocus();
  },
};

function Removed() {
  const [isListed, setIsListed] = useState(true);
  const remove = () => {
    setIsListed(false);
    notifyWithUndo('User removed', undo);
  };
  return (
    <div id="content">
      <h1 tabIndex={-1}>Users</h1>
      {isListed && <Button onClick={remove}>Remove</Button>}
    </div>
  );
}

/** The previously focused element no longer exists, so the focus moves to the heading. */
export const UndoneWithoutAPlace: Story = {
  render: () => <Removed />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('heading', { name: 'Users' })).toHaveFocus();
  },
};

/** A dialog hides the rest of the page from screen readers, but not the toasts. */
export const OverADialog: Story = {
  render: () => (
    <Dialog title="Ban the advert?" open onOpenChange={() => {}}>
      <Button onClick={() => notify.error('Code 500, db')}>Ban</Button>
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ban' }));
    // the page behind the dialog has been hidden
    await waitFor(() => expect(document.querySelector('[data-aria-hidden]')).not.toBeNull());
    await expect(await screen.findByRole('button', { name: 'Dismiss' })).toBeVisible();
    await expect(screen.getByRole('region', { name: 'Messages' })).toContainElement(screen.getByText('Code 500, db'));
  },
};

const Page = chakra('div', { base: { minH: '150vh', display: 'flex', flexDirection: 'column' } });

function LongForm() {
  const [hasDraft, setHasDraft] = useState(false);
  return (
    <Page>
      <Row>
        <Button onClick={notifyFiveTimes}>Five</Button>
        <Button onClick={() => setHasDraft(true)}>Type</Button>
      </Row>
      <FormBar mt="auto">
        {hasDraft && <p>Draft of 28/11/2026, 08:40, which has more words than fit beside the buttons of a phone</p>}
        <Button variant="outline">Back</Button>
        <Button>Next: Schedule</Button>
      </FormBar>
    </Page>
  );
}

/** The buttons of the page that are covered by a toast. */
function coveredButtons() {
  const messages = screen.getByRole('region', { name: 'Messages' });
  const toasts = screen
    .getAllByRole('button', { name: 'Dismiss' })
    .map(({ parentElement }) => parentElement as HTMLElement)
    .map((toast) => toast.getBoundingClientRect());
  return screen
    .getAllByRole('button')
    .filter((button) => !messages.contains(button))
    .filter((button) => {
      const { top, right, bottom, left } = button.getBoundingClientRect();
      return toasts.some(
        (toast) => toast.top < bottom && toast.bottom > top && toast.left < right && toast.right > left,
      );
    })
    .map(({ textContent }) => textContent);
}

/** Toasts never cover the bar with Save or Next, even when it grows or is no longer at the bottom. */
export const ClearOfTheBar: Story = {
  render: () => <LongForm />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Five' }));
    await screen.findByText('Notice 5');
    // the focus inside keeps the toasts open
    screen.getAllByRole('button', { name: 'Dismiss' })[0]?.focus();
    await waitFor(() => expect(coveredButtons()).toEqual([]));
    canvas.getByRole('button', { name: 'Type' }).click();
    await canvas.findByText(/^Draft of/);
    await waitFor(() => expect(coveredButtons()).toEqual([]));
    // the end of the page, where the bar is no longer sticky
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(coveredButtons()).toEqual([]));
  },
};

export const ClearOfTheBarOnAPhone: Story = {
  ...ClearOfTheBar,
  globals: { viewport: { value: 'xs' } },
  play: ClearOfTheBar.play,
};

const Rows = chakra('div', {
  base: { display: 'grid', '& > div': { display: 'flex', justifyContent: 'space-between', minH: '13' } },
});

const rows = Array.from({ length: 30 }, (_, index) => `${index + 1}`);

/** A cabinet whose page is full of buttons. */
const Full = () => (
  <AppShell
    cabinet={<CabinetSwitch cabinet="Advertiser" others={[]} />}
    search={<SearchButton keys={['Ctrl', 'K']} />}
    sidebar={<SidebarLink to="/" icon={<Megaphone aria-hidden />} label="Campaigns" />}
    notifications={<SidebarButton icon={<Bell aria-hidden />} label="Notifications" />}
    account={
      <AccountMenu
        account={{ name: 'Mira', login: 'mira@halden.example' }}
        settings={{ to: '/' }}
        onSignOut={() => {}}
      />
    }
  >
    <Button onClick={notifyFiveTimes}>Five</Button>
    <Button onClick={() => notifyWithUndo('Campaign On the way home stopped', fn())}>Stop</Button>
    <Rows>
      {rows.map((row) => (
        <div key={row}>
          <Button>{`Open ${row}`}</Button>
          <Button>{`Menu ${row}`}</Button>
        </div>
      ))}
    </Rows>
  </AppShell>
);

/** Toasts use the empty part of the sidebar, so that they cover no button at any scroll position. */
export const BesideTheSidebar: Story = {
  globals: { viewport: { value: 'xl' } },
  parameters: { layout: 'fullscreen' },
  render: () => <Full />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Five' }).click();
    canvas.getByRole('button', { name: 'Stop' }).click();
    await expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    await waitFor(() => expect(coveredButtons()).toEqual([]));
    window.scrollTo(0, 300);
    await waitFor(() => expect(coveredButtons()).toEqual([]));
  },
};

/** The page reserves space for the toasts, so that at its end nothing is below them. */
export const BelowThePage: Story = {
  ...BesideTheSidebar,
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Five' }).click();
    await screen.findByText('Notice 5');
    screen.getAllByRole('button', { name: 'Dismiss' })[0]?.focus();
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(coveredButtons()).toEqual([]));
  },
};

/** Toasts don't cover the Retry button of a failure, even if the page doesn't scroll. */
export const ClearOfRetry: Story = {
  ...BelowThePage,
  render: () => (
    <Page>
      <Row>
        <Button onClick={notifyFiveTimes}>Five</Button>
      </Row>
      <chakra.div mt="auto">
        <ErrorState message="The server could not answer. Try again in a moment." onRetry={() => {}} />
      </chakra.div>
    </Page>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Five' }).click();
    await screen.findByText('Notice 5');
    screen.getAllByRole('button', { name: 'Dismiss' })[0]?.focus();
    canvas.getByRole('button', { name: 'Retry' }).scrollIntoView({ block: 'end' });
    await waitFor(() => expect(coveredButtons()).toEqual([]));
  },
};

/** Live examples for the docs page, hidden from the sidebar; only the good ones are tested. */
const good = { tags: ['do', '!autodocs', '!dev'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** Press it: the action runs immediately, and the toast can undo it. */
export const TakenBack: Story = {
  ...good,
  render: () => (
    <Button variant="outline" onClick={() => notifyWithUndo('Campaign Spring sale stopped', fn())}>
      Stop
    </Button>
  ),
};

/** Press it: the only message about a wrong field disappears after five seconds and doesn't name the field. */
export const ErrorOfAField: Story = {
  ...bad,
  render: () => <Button onClick={() => notify.error('Please fill in all required fields')}>Save campaign</Button>,
};
