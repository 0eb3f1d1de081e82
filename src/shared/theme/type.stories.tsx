import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { ScaleList } from './scale-list';
import { fontWeights, textStyles } from './scales';

const Measures = chakra('p', {
  base: { textStyle: 'caption', color: 'text.subtle', fontVariantNumeric: 'tabular-nums' },
});

const Figures = chakra('p', { base: { '&[data-tabular]': { fontVariantNumeric: 'lining-nums tabular-nums' } } });

/** Inter, self-hosted; the body text of the cabinets is 14 px. Digits in tables have equal widths. */
const meta = { title: 'Foundations/Type' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sample = '1,204,880 shows in spring, Реклама 0:15';

const Line = chakra('p');

/** Size and line height in pixels, and the weight. */
const measured = (line: Element) => {
  const { fontSize, lineHeight, fontWeight } = getComputedStyle(line);
  return `${Number.parseFloat(fontSize)}/${Number.parseFloat(lineHeight)} ${fontWeight}`;
};

/** A sample of a text style, with its computed size in this window. */
function MeasuredLine({ textStyle }: { textStyle: string }) {
  const [measures, setMeasures] = useState('');
  return (
    <>
      <Measures>{measures}</Measures>
      <Line textStyle={textStyle} ref={(line: Element | null) => line && setMeasures(measured(line))}>
        {sample}
      </Line>
    </>
  );
}

/** All text styles of the theme; the figures and the two largest titles are smaller below `sm`. */
export const Styles: Story = {
  render: () => (
    <ScaleList steps={Object.keys(textStyles).map((name) => [name, <MeasuredLine key={name} textStyle={name} />])} />
  ),
  play: async ({ canvas }) => {
    const lines = canvas.getAllByText(sample);
    const sizes = Object.keys(textStyles).map((name, index) => [name, measured(lines[index] as Element)]);
    await expect(Object.fromEntries(sizes)).toEqual({
      tick: '11/14 400',
      caption: '12/16 400',
      overline: '12/16 500',
      small: '13/20 400',
      body: '14/20 400',
      lead: '16/24 400',
      sub: '14/20 600',
      sectionTitle: '16/24 600',
      subtitle: '18/26 600',
      pageTitle: '22/28 600',
      display: '44/52 600',
      'figure.sm': '18/24 600',
      'figure.md': '20/26 600',
      figure: '26/32 600',
      'figure.xl': '40/44 600',
    });
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

/** Digits have equal widths in tables and wherever numbers are stacked. */
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
