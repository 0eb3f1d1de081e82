import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScaleList } from './scale-list';
import { fontSizes, fontWeights, textStyles } from './scales';

const Figures = chakra('p', { base: { '&[data-tabular]': { fontVariantNumeric: 'lining-nums tabular-nums' } } });

/** Inter, at home; 14 px is the body of the cabinets. Figures in tables all have one width. */
const meta = { title: 'Foundations/Type' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const inPixels = (rem: string) => Number.parseFloat(rem) * 16;

type TextStyle = (typeof textStyles)[keyof typeof textStyles]['value'];

/** Size, height of a line and weight, as a designer's tool has them: "14/20, 400". */
const measures = ({ fontSize, lineHeight, ...more }: TextStyle) =>
  `${inPixels(fontSizes[fontSize as keyof typeof fontSizes].value)}/${inPixels(lineHeight)}, ${'fontWeight' in more ? more.fontWeight : fontWeights.normal.value}`;

export const Styles: Story = {
  render: () => (
    <ScaleList
      steps={Object.entries(textStyles).map(([name, { value }]) => [
        `${name}, ${measures(value)}`,
        <p key={name} style={{ ...value, fontSize: `var(--ui-font-sizes-${value.fontSize})` }}>
          1,204,880 shows in spring, Реклама 0:15
        </p>,
      ])}
    />
  ),
  play: async ({ canvas }) => {
    const [caption, , body] = canvas.getAllByText(/^1,204,880/);
    await expect(caption).toHaveStyle({ fontSize: '12px' });
    await expect(body).toHaveStyle({ fontSize: '14px' });
    await expect(canvas.getByText('body, 14/20, 400')).toBeVisible();
    await expect(canvas.getByText('pageTitle, 22/28, 600')).toBeVisible();
  },
};

export const Weights: Story = {
  render: () => (
    <ScaleList
      steps={Object.entries(fontWeights).map(([name, { value }]) => [
        `${name}, ${value}`,
        <p key={name} style={{ fontWeight: value }}>
          Video advertising, in the open
        </p>,
      ])}
    />
  ),
  play: async ({ canvas }) => {
    const weights = canvas.getAllByText(/^Video/).map((line) => getComputedStyle(line).fontWeight);
    await expect(weights).toEqual(Object.values(fontWeights).map(({ value }) => value));
  },
};

const numbers = ['111,111.10', '908,406.88'];

/** In tables and wherever numbers stand below each other, every figure is as wide as the next. */
export const TabularFigures: Story = {
  render: () => (
    <ScaleList
      steps={[true, false].map((isTabular) => [
        isTabular ? 'in tables' : 'in texts',
        numbers.map((number) => (
          <Figures key={number} data-tabular={isTabular ? '' : undefined}>
            <span>{number}</span>
          </Figures>
        )),
      ])}
    />
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const [first, other] = numbers.map((number) => canvas.getAllByText(number)[0]?.getBoundingClientRect().width);
    await expect(first).toBe(other);
  },
};
