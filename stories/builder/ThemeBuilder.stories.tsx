import { expect, spyOn, userEvent, within } from 'storybook/test';
import { examples, fonts } from './examples.ts';
import { ThemeBuilder } from './ThemeBuilder.tsx';
import type { Meta, StoryObj } from '../story.ts';

const font = { options: Object.keys(fonts), mapping: fonts, control: { type: 'select' } } as const;

/** A colour to pick or write, with those of the examples to begin with. */
const colorOf = (role: 'brand' | 'accent') => {
  const presetColors = examples.map(({ name, [role]: color }) => ({ color, title: name }));
  return { control: { type: 'color', presetColors } } as const;
};

export default {
  title: 'Foundations/Theme builder',
  tags: ['!autodocs'],
  component: ThemeBuilder,
  args: {
    name: 'meadow',
    brand: '#0f4a35',
    accent: '#f2c14e',
    heading: 'Georgia serif',
    body: 'System sans',
    show: 'components',
  },
  argTypes: {
    brand: colorOf('brand'),
    accent: colorOf('accent'),
    heading: font,
    body: font,
    show: { control: 'inline-radio', options: ['components', 'home page', 'article'] },
  },
} satisfies Meta<typeof ThemeBuilder>;

type Story = StoryObj<typeof ThemeBuilder>;

export const Default: Story = {};

/** A light brand is darkened for the bands, kept on buttons, and the builder says so. */
export const LightBrand: Story = { args: { name: 'sunflower', brand: '#ffd400' } };

/** A half-typed colour: the builder says what it needs. */
export const NotAColour: Story = { args: { brand: '#ff' } };

/** Hidden, because it takes the place of downloads and of the clipboard. */
export const Taken: Story = {
  ...LightBrand,
  tags: ['!dev'],
  // Default already runs axe on the whole builder.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^96 of 96 contrasts reach AA\./)).toBeVisible();
    await expect(canvas.queryByText(/too little/)).toBeNull();
    await expect(canvas.getByText(/#ffd400 became .* onBrand on brand would have/)).toBeVisible();
    const light = within(canvas.getByRole('region', { name: 'In light mode' }));
    const primary = light.getByRole('button', { name: 'Primary' });
    await expect(primary).toHaveStyle({ backgroundColor: 'rgb(247, 205, 0)' });

    const files: string[] = [];
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      files.push(this.download);
    });
    const saved = spyOn(URL, 'createObjectURL');
    for (const tab of canvas.getAllByRole('tab')) {
      await userEvent.click(tab);
      await userEvent.click(canvas.getByRole('button', { name: /^Download / }));
    }
    await expect(files).toEqual([
      'sunflower.ts',
      'sunflower.css',
      'sunflower.tokens.json',
      'sunflower.resolver.json',
      'sunflower.json',
      'sunflower-base.json',
    ]);
    const [blob] = saved.mock.calls[4] ?? [];
    const item = JSON.parse(await (blob as Blob).text()) as object;
    await expect(item).toHaveProperty('cssVars.light.primary', '#f7cd00');

    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('tab', { name: 'CSS' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy CSS' }));
    await expect(canvas.getByText('CSS copied.')).toBeVisible();
    await expect(written).toHaveBeenCalledWith(
      expect.stringContaining('--setu-color-action:#f7cd00'),
    );
    const { color } = getComputedStyle(canvas.getByText('CSS copied.'));
    written.mockRejectedValue(new Error('refused'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy CSS' }));
    await expect(await canvas.findByText(/CSS could not be copied/)).not.toHaveStyle({ color });
  },
};
