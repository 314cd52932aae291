import { CategoryFilter, UiProvider } from '@setu/ui';
import type { CategoryFilterProps, LinkComponentProps } from '@setu/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createContext, useContext, useState } from 'react';
import { expect } from 'storybook/test';
import { filters } from '../data/content.ts';
import { farTooLong, inHindi, narrow, rightToLeft } from '../data/forms.ts';
import { guide } from '../guide.ts';
import { pictured } from '../pictured.ts';

const meta = {
  title: 'Components/CategoryFilter',
  component: CategoryFilter,
  parameters: {
    layout: 'padded',
    docs: guide({
      use: 'To narrow a list by one of a few categories. The filter is a link, so it can be shared, goes back with the Back button and works without JavaScript.',
      avoid:
        'For a setting that has no address take `RadioGroup`; for the navigation of the site `NavMenu`; for the pages of a list `Pagination`.',
      keyboard: [
        ['Tab, Shift + Tab', 'Through the options'],
        ['Enter', 'Follows an option'],
      ],
      accessibility: [
        'A `<nav>` named by `label`, with a list of links; the option in force has `aria-current="true"`, and not colour alone says so.',
        'Options wrap; none is hidden at any width.',
        'Without options it renders nothing. `ref` and every `data-*` and `aria-*` go to the `<nav>`.',
      ],
      code: `
<CategoryFilter
  label="Filter courses by category"
  options={[
    { label: 'All Courses', href: '/courses', current: category === null },
    { label: 'BPSC', href: '/courses?category=BPSC', current: category === 'BPSC' },
  ]}
/>`,
    }),
  },
  args: { label: 'Filter courses by category', options: filters },
} satisfies Meta<typeof CategoryFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: pictured('1280 sangam dark'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('All Courses');
  },
};

export const Playground: Story = {};

const Navigate = createContext<(href: string) => void>(() => {});

/** What a router's link does: goes there without loading a page. */
function RouterLink({ href, children, ...rest }: LinkComponentProps) {
  const navigate = useContext(Navigate);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}

const addresses = filters.map(({ label }) => ({ label, href: `/courses?category=${label}` }));

function WithRouter({ label }: Pick<CategoryFilterProps, 'label'>) {
  const [address, setAddress] = useState(addresses[0]?.href);
  return (
    <Navigate value={setAddress}>
      <UiProvider linkComponent={RouterLink}>
        <CategoryFilter
          label={label}
          options={addresses.map((option) => ({ ...option, current: option.href === address }))}
        />
      </UiProvider>
    </Navigate>
  );
}

/** With a router: the address changes, and with it the option in force. Focus stays. */
export const Filters: Story = {
  render: WithRouter,
  play: async ({ canvas, userEvent }) => {
    const bpsc = canvas.getByRole('link', { name: 'BPSC' });
    await userEvent.click(bpsc);
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('BPSC');
    await expect(bpsc).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'All Courses' }));
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('All Courses');
  },
};

export const One: Story = { args: { options: filters.slice(0, 1) } };

/** Renders nothing. */
export const Empty: Story = {
  args: { options: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const Many: Story = {
  parameters: pictured('320 light'),
  args: {
    options: Array.from({ length: 30 }, (_, index) => ({
      label: `Category ${index + 1}`,
      href: `#category-${index + 1}`,
      current: index === 12,
    })),
  },
};

export const FarTooMuchText: Story = {
  args: {
    options: filters.map((option) => ({ ...option, label: `${option.label}: ${farTooLong}` })),
  },
};

export const Hindi: Story = {
  args: {
    label: 'श्रेणी के अनुसार पाठ्यक्रम',
    options: [
      { label: 'सभी पाठ्यक्रम', href: '#all', current: true },
      { label: 'बीपीएससी', href: '#bpsc', current: false },
    ],
  },
  globals: inHindi,
};

export const RightToLeft: Story = { globals: rightToLeft, tags: ['!autodocs'] };

export const Narrow: Story = { ...FarTooMuchText, globals: narrow, tags: ['!autodocs'] };
