import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render, renderAndHydrate, renderOnServer } from '../../testing/browser.ts';
import { renderInActivity } from '../../testing/renderInActivity.tsx';
import { type SearchFormProps, SearchForm } from './SearchForm.tsx';

const month = {
  name: 'month',
  label: 'Month',
  all: 'Any month',
  options: [
    { value: '2026-11', label: 'November 2026' },
    { value: '2026-10', label: 'October 2026' },
  ],
};
const props: SearchFormProps = { action: '/search', query: 'money bill', filters: [month] };

const field = page.getByRole('searchbox', { name: 'Search for' });
const months = page.getByRole('combobox', { name: 'Month' });

beforeEach(() => page.viewport(768, 700));

test('has the focus from the start where it is asked to', async () => {
  await render(<SearchForm action="/search" focusField fieldId="words" />);
  await expect.element(field).toHaveFocus();
  expect(document.activeElement?.id).toBe('words');
  expect(renderOnServer(<SearchForm action="/search" focusField />).html).toContain('autofocus');
});

test.each([
  ['typed', 'typing', { q: 'typed early', month: '' }],
  ['chosen', 'choice', { q: 'money bill', month: '2026-10' }],
] as const)('keeps what was %s before React came, and searches for it', async (_, by, values) => {
  const onSearch = vi.fn<NonNullable<SearchFormProps['onSearch']>>();
  const { hydrate } = renderOnServer(<SearchForm {...props} onSearch={onSearch} />);
  await userEvent.fill(field, values.q);
  await userEvent.selectOptions(months, values.month);
  await hydrate();
  await expect.element(field).toHaveValue(values.q);
  await expect.element(months).toHaveValue(values.month);
  await expect.poll(() => onSearch.mock.calls).toEqual([[{ values, by }]]);
});

describe('with onSearch', () => {
  const onSearch = vi.fn<NonNullable<SearchFormProps['onSearch']>>();
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onSearch.mockReset();
  });

  /** Types without a locator that waits, because waiting advances the fake clock. */
  function type(text: string) {
    const input = field.element() as HTMLInputElement;
    input.focus();
    input.value = text;
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }

  test('searches once in 250 ms, with all that is typed by then', async () => {
    await renderAndHydrate(<SearchForm {...props} query="" onSearch={onSearch} />);
    type('p');
    type('par');
    vi.advanceTimersByTime(249);
    expect(onSearch).not.toHaveBeenCalled();
    type('parl');
    vi.advanceTimersByTime(1);
    expect(onSearch.mock.calls).toEqual([[{ values: { q: 'parl', month: '' }, by: 'typing' }]]);
    vi.advanceTimersByTime(10_000);
    expect(onSearch).toHaveBeenCalledOnce();
    type('parli');
    vi.advanceTimersByTime(250);
    expect(onSearch).toHaveBeenCalledTimes(2);
  });

  test('searches by what is chosen, and says so', async () => {
    await renderAndHydrate(<SearchForm {...props} onSearch={onSearch} />);
    await userEvent.selectOptions(months, '2026-10');
    vi.advanceTimersByTime(250);
    const values = { q: 'money bill', month: '2026-10' };
    expect(onSearch.mock.calls).toEqual([[{ values, by: 'choice' }]]);
  });

  test('searches at once when it is sent, and not again for what was typed before', async () => {
    await renderAndHydrate(<SearchForm {...props} onSearch={onSearch} />);
    type('money bills');
    await userEvent.keyboard('{Enter}');
    const values = { q: 'money bills', month: '' };
    expect(onSearch.mock.calls).toEqual([[{ values, by: 'submit' }]]);
    vi.advanceTimersByTime(10_000);
    expect(onSearch).toHaveBeenCalledOnce();
  });

  test('asks for nothing once it is gone', async () => {
    const { unmount } = await render(<SearchForm {...props} onSearch={onSearch} />);
    type('money bills');
    await unmount();
    vi.advanceTimersByTime(10_000);
    expect(onSearch).not.toHaveBeenCalled();
  });
});

test('shows another search that a link leads to, and never writes into what is being typed', async () => {
  const { rerender } = await render(<SearchForm {...props} />);
  await rerender(
    <SearchForm {...props} query="parliament" filters={[{ ...month, value: '2026-11' }]} />,
  );
  await expect.element(field).toHaveValue('parliament');
  await expect.element(months).toHaveValue('2026-11');
  await userEvent.fill(field, 'supreme court');
  await rerender(<SearchForm {...props} query="supreme" />);
  await expect.element(field).toHaveValue('supreme court');
  await expect.element(field).toHaveFocus();
});

test('a filter whose options come later takes its value then', async () => {
  const filters = [{ ...month, value: '2026-11' }];
  const { rerender } = await render(
    <SearchForm {...props} filters={filters.map((each) => ({ ...each, options: [] }))} />,
  );
  await rerender(<SearchForm {...props} filters={filters} />);
  await expect.element(months).toHaveValue('2026-11');
});

test('searches as typed again after it was hidden while it waited', async () => {
  const onSearch = vi.fn<() => void>();
  const { hide, show } = await renderInActivity(<SearchForm {...props} onSearch={onSearch} />);
  await userEvent.fill(field, 'tax');
  await hide();
  await show();
  onSearch.mockClear();
  await userEvent.fill(field, 'taxes');
  await expect.poll(() => onSearch).toHaveBeenCalled();
});
