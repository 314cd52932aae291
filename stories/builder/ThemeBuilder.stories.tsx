import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { fonts } from './examples.ts';
import { ThemeBuilder } from './ThemeBuilder.tsx';
import type { Meta, StoryObj } from '../story.ts';

export default {
  title: 'Foundations/Theme builder',
  tags: ['!autodocs'],
  component: ThemeBuilder,
  args: {
    start: {
      name: 'meadow',
      brand: '#0f4a35',
      accent: '#f2c14e',
      heading: fonts['Georgia (serif)'],
      body: fonts['System (sans)'],
    },
  },
  argTypes: { start: { control: false } },
} satisfies Meta<typeof ThemeBuilder>;

export const Default: StoryObj<typeof ThemeBuilder> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^96 of 96 contrasts reach AA\./)).toBeVisible();
    await expect(canvas.queryByText(/too little/)).toBeNull();

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
      'meadow.ts',
      'meadow.css',
      'meadow.tokens.json',
      'meadow.resolver.json',
      'meadow.json',
      'meadow-base.json',
    ]);
    const [blob] = saved.mock.calls[4] ?? [];
    const item = JSON.parse(await (blob as Blob).text()) as object;
    await expect(item).toHaveProperty('cssVars.light.primary', '#0f4a35');
  },
};

/** A light brand is darkened for the bands, kept on buttons, and the builder says so. */
export const LightBrand: StoryObj<typeof ThemeBuilder> = {
  // Default already runs axe on the whole builder.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas }) => {
    // An example takes the place of a half-typed value, also where it is the theme already.
    const example = canvas.getByRole('button', { name: 'maroon' });
    await userEvent.click(example);
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Brand' }));
    await userEvent.click(example);
    await expect(canvas.getByRole('textbox', { name: 'Brand' })).toHaveValue('#7b1e3a');

    const brand = canvas.getByRole('textbox', { name: 'Brand' });
    await userEvent.clear(brand);
    await expect(canvas.getByText(/Write six digits/)).toBeVisible();
    await userEvent.type(brand, '#ffd400');
    await expect(canvas.queryByText(/Write six digits/)).toBeNull();
    await expect(canvas.getByText(/#ffd400 became .* onBrand on brand would have/)).toBeVisible();

    const light = within(canvas.getByRole('region', { name: 'In light mode' }));
    const primary = light.getByRole('button', { name: 'Primary' });
    await waitFor(() => expect(primary).toHaveStyle({ backgroundColor: 'rgb(247, 205, 0)' }));

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
