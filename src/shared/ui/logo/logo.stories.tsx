import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './logo';

/**
 * The mark and the name, in the frame of the application. Stays as it is: no other colours, no other words beside it.
 *
 * Not an ornament: once on a page, and it leads home.
 */
const meta = { title: 'Components/Logo', component: Logo } satisfies Meta<typeof Logo>;

export default meta;

export const MarkAndName: StoryObj<typeof meta> = {};
