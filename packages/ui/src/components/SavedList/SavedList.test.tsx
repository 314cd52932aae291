import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { button, page, render, renderAndHydrate, userEvent } from '../../testing/browser.ts';
import { type SavedListProps, SavedList } from './SavedList.tsx';

const all = ['One', 'Two', 'Three'].map((title) => ({ id: title, title, href: `/${title}` }));

function Saved(props: Partial<SavedListProps>) {
  const [items, setItems] = useState(all);
  const remove = (id: string) => setItems(items.filter((item) => item.id !== id));
  return (
    <SavedList
      items={items}
      emptyText="Nothing is saved."
      onRemove={remove}
      onForgetAll={() => setItems([])}
      {...props}
    />
  );
}

test('removes one, and the focus goes to the one after it, or before it', async () => {
  await renderAndHydrate(<Saved />);
  await userEvent.click(button('Remove: Two'));
  await expect.element(page.getByRole('link', { name: 'Two' })).not.toBeInTheDocument();
  await expect.element(button('Remove: Three')).toHaveFocus();
  await userEvent.click(button('Remove: Three'));
  await expect.element(button('Remove: One')).toHaveFocus();
});

test('a key that is held removes one', async () => {
  await renderAndHydrate(<Saved />);
  (button('Remove: One').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter>3/}');
  await expect.element(button('Remove: Two')).toHaveFocus();
  await expect.element(button('Remove: Three')).toBeVisible();
});

/** A list whose parent removes what it is to, once `gone` is fulfilled. */
function RemovedLate({ gone }: { gone: Promise<void> }) {
  const [items, setItems] = useState(all);
  const [status, setStatus] = useState('');
  const keep = (kept: typeof all) => {
    setStatus('Removing ...');
    void gone.then(() => setItems(kept));
  };
  return (
    <>
      <input aria-label="Elsewhere" />
      <Saved
        items={items}
        status={status}
        onRemove={(id) => keep(all.filter((item) => item.id !== id))}
        onForgetAll={() => keep([])}
      />
    </>
  );
}

test('keeps the focus while its parent removes one late, and then moves it', async () => {
  const gone = Promise.withResolvers<void>();
  await renderAndHydrate(<RemovedLate gone={gone.promise} />);
  await userEvent.click(button('Remove: Two'));
  await expect.element(page.getByRole('status')).toHaveTextContent('Removing ...');
  await expect.element(button('Remove: Two')).toHaveFocus();
  gone.resolve();
  await expect.element(button('Remove: Three')).toHaveFocus();
});

test('leaves the focus to a reader who has gone elsewhere by then', async () => {
  const gone = Promise.withResolvers<void>();
  await renderAndHydrate(<RemovedLate gone={gone.promise} />);
  await userEvent.click(button('Remove: Two'));
  const elsewhere = page.getByRole('textbox', { name: 'Elsewhere' });
  await userEvent.click(elsewhere);
  gone.resolve();
  await expect.element(button('Remove: Two')).not.toBeInTheDocument();
  await expect.element(elsewhere).toHaveFocus();
});

test('takes the focus once all are forgotten, late too', async () => {
  const gone = Promise.withResolvers<void>();
  const { container } = await renderAndHydrate(<RemovedLate gone={gone.promise} />);
  await userEvent.click(button('Forget all'));
  await userEvent.click(button('Forget all'));
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  gone.resolve();
  await expect.element(page.getByText('Nothing is saved.')).toBeVisible();
  expect(document.activeElement).toBe(container.querySelector('[tabindex="-1"]'));
});

test('forgets all once that is confirmed', async () => {
  await renderAndHydrate(<Saved />);
  await userEvent.click(button('Forget all'));
  await expect.element(page.getByRole('alert').getByText('Forget all 3?')).toBeVisible();
  expect(document.activeElement?.textContent).toContain('This cannot be undone.');
  await userEvent.click(button('Keep them'));
  await expect.element(button('Forget all')).toHaveFocus();
  await userEvent.click(button('Forget all'));
  await userEvent.click(button('Forget all'));
  await expect.element(page.getByText('Nothing is saved.')).toBeVisible();
  await expect.element(button('Forget all')).not.toBeInTheDocument();
  expect(document.activeElement).not.toBe(document.body);
});

test('does not ask again about a list that was emptied elsewhere', async () => {
  const { rerender } = await render(<Saved items={all} />);
  await userEvent.click(button('Forget all'));
  await rerender(<Saved items={[]} />);
  await rerender(<Saved items={all} />);
  await expect.element(button('Forget all')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('hands over the file that was chosen, forgets it, and says what became of it', async () => {
  const onFile = vi.fn<(file: File) => void>();
  const onDownload = vi.fn<() => void>();
  const { container } = await renderAndHydrate(
    <Saved onFile={onFile} onDownload={onDownload} status="3 were read." />,
  );
  await expect.element(page.getByRole('status')).toHaveTextContent('3 were read.');
  await userEvent.click(button('Save as a file'));
  expect(onDownload).toHaveBeenCalledOnce();
  const input = container.querySelector('input') as HTMLInputElement;
  const asked = vi.spyOn(input, 'click').mockImplementation(() => {});
  await userEvent.click(button('Read from a file'));
  expect(asked).toHaveBeenCalledOnce();
  const file = new File(['[]'], 'saved.json');
  await userEvent.upload(input, file);
  await expect.poll(() => onFile.mock.calls).toHaveLength(1);
  expect(input.value).toBe('');
  expect(onFile.mock.lastCall?.[0].name).toBe('saved.json');
});
