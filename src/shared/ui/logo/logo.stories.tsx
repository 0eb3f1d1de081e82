import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './logo';

/** The mark and the name. Stays as it is: no other colours, no other words beside it. */
const meta = { title: 'Components/Logo', component: Logo } satisfies Meta<typeof Logo>;

export default meta;

export const MarkAndName: StoryObj<typeof meta> = {};
