import { type ReactNode, useEffect, useState } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dialogSuite, pageBehind } from '../../testing/dialogSuite.tsx';
import { button, render, renderAndHydrate, renderOnServer } from '../../testing/browser.ts';
import { renderInActivity } from '../../testing/renderInActivity.tsx';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { type DialogProps, Dialog } from './Dialog.tsx';
import { DialogClose } from './parts/DialogClose.tsx';
import { DialogContent } from './parts/DialogContent.tsx';
import { DialogTrigger } from './parts/DialogTrigger.tsx';

const dialogOf = (content: ReactNode, props?: Partial<DialogProps>) => (
  <Dialog {...props}>
    <DialogTrigger>Fees by category</DialogTrigger>
    <DialogContent title="Fees">{content}</DialogContent>
  </Dialog>
);

const withDialog = (props?: Partial<DialogProps>, onApply?: () => void) => (
  <>
    {dialogOf(
      <>
        <input aria-label="Category" />
        <DialogClose onClick={onApply}>Apply</DialogClose>
      </>,
      props,
    )}
    {pageBehind}
  </>
);

const opener = button('Fees by category');
const dialog = page.getByRole('dialog', { name: 'Fees', exact: true });
const close = button('Close');
const category = page.getByRole('textbox', { name: 'Category' });

beforeEach(() => page.viewport(1024, 768));

dialogSuite({
  name: 'Fees',
  open: 'Fees by category',
  close: 'Close',
  alsoCloses: 'Apply',
  beside: { x: 20, y: 700 },
  of: (onOpenChange) => withDialog({ onOpenChange }),
});

test('React takes over a dialog that is already open, with focus, place and what was typed', async () => {
  const { hydrate } = renderOnServer(
    dialogOf(
      <>
        <p style={{ blockSize: '2000px' }}>Fees</p>
        <input aria-label="Category" />
      </>,
    ),
  );
  await opener.click();
  await category.fill('OBC');
  dialog.element().scrollTop = 900;
  await hydrate();
  await expect.element(dialog).toHaveAttribute('aria-modal', 'true');
  await expect.element(category).toHaveFocus();
  await expect.element(category).toHaveValue('OBC');
  expect(dialog.element().scrollTop).toBe(900);
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
});

test('a link to a place in the page closes it, and leaves the reader there', async () => {
  await renderAndHydrate(
    <>
      {dialogOf(<a href="#waivers">Waivers</a>)}
      <h2 id="waivers" style={{ marginBlock: '200vh' }}>
        Who pays nothing
      </h2>
    </>,
  );
  await opener.click();
  await expect.element(dialog).toHaveAttribute('aria-modal', 'true');
  await page.getByRole('link', { name: 'Waivers' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading')).toBeInViewport();
  await expect.element(opener).not.toHaveFocus();
});

test('a followed link closes it, unless the page stays', async () => {
  const links = (
    <>
      <a href="/fees" target="_blank" rel="noreferrer">
        Beside
      </a>
      <a href="tel:+911123456789">Call</a>
      <a href="/fees.pdf" download>
        Download
      </a>
      <a href="/fees#online">Pay</a>
    </>
  );
  await renderAndHydrate(dialogOf(links));
  await opener.click();
  await expect.element(dialog).toHaveAttribute('aria-modal', 'true');
  const stay = (event: Event) => event.preventDefault();
  addEventListener('click', stay);
  onTestFinished(() => removeEventListener('click', stay));
  const pay = page.getByRole('link', { name: 'Pay' });
  for (const name of ['Beside', 'Call', 'Download']) {
    await page.getByRole('link', { name }).click();
  }
  await pay.click({ modifiers: ['Control'] });
  await expect.element(dialog).toBeVisible();
  await pay.click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test.for(['category', 'श्रेणी'])('a link to a place within it, #%s, leaves it open', async (id) => {
  await renderAndHydrate(
    dialogOf(
      <>
        <a href={`#${id}`}>Enter a category</a>
        <input id={id} aria-label="Category" />
      </>,
    ),
  );
  await opener.click();
  await page.getByRole('link', { name: 'Enter a category' }).click();
  await expect.element(category).toBeVisible();
});

test('leaves the room of a scrollbar, which headless Chromium does not show', async () => {
  const root = document.documentElement;
  const clientWidth = () => innerWidth - (getComputedStyle(root).overflowY === 'hidden' ? 0 : 15);
  Object.defineProperty(root, 'clientWidth', { configurable: true, get: clientWidth });
  onTestFinished(() => void Reflect.deleteProperty(root, 'clientWidth'));
  await renderAndHydrate(withDialog());
  await opener.click();
  await expect.element(dialog).toBeVisible();
  expect(root.style.paddingRight).toBe('15px');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => root.style.paddingRight).toBe('');
  root.style.scrollbarGutter = 'stable';
  onTestFinished(() => void (root.style.scrollbarGutter = ''));
  await opener.click();
  await expect.element(dialog).toBeVisible();
  expect([root.style.overflow, root.style.paddingRight]).toEqual(['hidden', '']);
});

test.for(['its button', 'a press beside it'])(
  'a parent that keeps it open hears of %s once',
  async (way) => {
    const heard: boolean[] = [];
    await renderAndHydrate(withDialog({ open: true, onOpenChange: (open) => heard.push(open) }));
    await expect.element(dialog).toHaveAttribute('aria-modal', 'true');
    if (way === 'its button') await close.click();
    else await userEvent.click(document.documentElement, { position: { x: 20, y: 700 } });
    await expect.poll(() => heard).toEqual([false]);
    // A second closing would come with the popover's event.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    expect(heard).toEqual([false]);
    await expect.element(dialog).toBeVisible();
  },
);

test('does what its own buttons do as it closes', async () => {
  const onApply = vi.fn<() => void>();
  await renderAndHydrate(withDialog({}, onApply));
  await opener.click();
  await button('Apply').click();
  expect(onApply).toHaveBeenCalledOnce();
});

test.for(['the dialog', 'its content', 'nothing'])(
  'a parent may open it, and focus returns where %s is there only while it is open',
  async (part) => {
    function Edit() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Edit
          </button>
          {(open || part !== 'the dialog') && (
            <Dialog open={open} onOpenChange={setOpen}>
              {(open || part === 'nothing') && <DialogContent title="Fees" />}
            </Dialog>
          )}
        </>
      );
    }
    await renderAndHydrate(<Edit />);
    await button('Edit').click();
    await expect.element(dialog).toHaveAttribute('aria-modal', 'true');
    await expect.element(close).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button('Edit')).toHaveFocus();
  },
);

test('its button opens content that is there only while open', async () => {
  function Fees() {
    const [open, setOpen] = useState(false);
    return (
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogTrigger>Fees by category</DialogTrigger>
        {open && <DialogContent title="Fees" />}
      </Dialog>
    );
  }
  await renderAndHydrate(<Fees />);
  await opener.click();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
});

test('content that arrives after `open` is shown', async () => {
  function Late() {
    const [isThere, setThere] = useState(false);
    useEffect(() => {
      const timer = requestAnimationFrame(() => setThere(true));
      return () => cancelAnimationFrame(timer);
    }, []);
    return (
      isThere && (
        <DialogContent title="Fees">
          <Disclosure summary="Waivers" defaultOpen />
        </DialogContent>
      )
    );
  }
  const heard = vi.fn<(open: boolean) => void>();
  await renderAndHydrate(
    <Dialog defaultOpen onOpenChange={heard}>
      <Late />
    </Dialog>,
  );
  await expect.element(dialog).toBeVisible();
  expect(heard).not.toHaveBeenCalled();
});

test('a list in another order moves it, and it stays open', async () => {
  const items = (...names: string[]) =>
    names.map((name) => <div key={name}>{name === 'Fees' ? dialogOf(null) : name}</div>);
  const { rerender } = await render(items('Fees', 'Dates'));
  await opener.click();
  await expect.poll(() => document.body.style.pointerEvents).toBe('none');
  await rerender(items('Dates', 'Fees'));
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
});

test('closed by its parent on a page that `Activity` hides, it is closed when that is shown again', async () => {
  const heard = vi.fn<(open: boolean) => void>();
  let leave = () => {};
  function Fees() {
    const [open, setOpen] = useState(true);
    useEffect(() => {
      leave = () => setOpen(false);
    }, []);
    return dialogOf(null, { open, onOpenChange: heard });
  }
  const { hide, show } = await renderInActivity(<Fees />);
  await expect.element(close).toHaveFocus();
  await hide();
  leave();
  await show();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(heard).not.toHaveBeenCalled();
});

/** Two dialogs beside each other; a button shows those that it names. */
function Two() {
  const [shown, show] = useState('');
  const showing = (names: string) => (
    <button type="button" onClick={() => show(names)}>
      {names}
    </button>
  );
  const beside = (title: string, names: string) => (
    <Dialog open={shown.includes(title)} onOpenChange={() => show(shown.replace(title, ''))}>
      <DialogContent title={title}>{showing(names)}</DialogContent>
    </Dialog>
  );
  return (
    <>
      {beside('Course', 'Course, Fees')}
      {beside('Fees', 'Back to Course')}
      {showing('Show Course')}
      {showing('Show Fees')}
    </>
  );
}

const course = page.getByRole('dialog', { name: 'Course' });

test('one that another opens lies above it, and focus returns into that', async () => {
  await renderAndHydrate(<Two />);
  await button('Show Course').click();
  await expect.element(course).toHaveAttribute('aria-modal', 'true');
  await button('Course, Fees').click();
  await expect.element(dialog).toHaveAttribute('aria-modal', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button('Course, Fees')).toHaveFocus();
  await expect.poll(() => button('Show Course').query()).toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(course).not.toBeInTheDocument();
  await expect.element(button('Show Course')).toHaveFocus();
});

test('one that another gives way to stays open, and the page scrolls when both are closed', async () => {
  await renderAndHydrate(<Two />);
  await button('Show Fees').click();
  await expect.element(dialog).toHaveAttribute('aria-modal', 'true');
  await button('Back to Course').click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(course).toHaveAttribute('aria-modal', 'true');
  expect(course.element().contains(document.activeElement)).toBe(true);
  // The first lets go after a frame.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const { style } = document.documentElement;
  expect(style.overflow).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => style.overflow).toBe('');
});

test('scrolls within itself in a small window with large letters', async () => {
  await page.viewport(320, 480);
  document.documentElement.style.fontSize = '200%';
  await renderAndHydrate(dialogOf('A long text. '.repeat(200), { defaultOpen: true }));
  await expect.element(dialog).toHaveAttribute('aria-modal', 'true');
  const panel = dialog.element();
  const { top, bottom, left, right } = panel.getBoundingClientRect();
  expect([top >= 0, bottom <= 480, left >= 0, right <= 320]).toEqual([true, true, true, true]);
  expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
  expect(getComputedStyle(panel).overflowY).toBe('auto');
});

test('Tab from its last element scrolls to the first one, and back', async () => {
  await page.viewport(640, 300);
  const long = (
    <>
      {'A long text. '.repeat(300)}
      <button type="button">Last</button>
    </>
  );
  await renderAndHydrate(dialogOf(long, { defaultOpen: true }));
  await expect.element(dialog).toHaveAttribute('aria-modal', 'true');
  const shows = async (name: string) => {
    const focused = page.getByRole('button', { name, exact: true });
    await expect.element(focused).toHaveFocus();
    await expect.element(focused).toBeInViewport({ ratio: 1 });
  };
  // Until Radix has taken over, the focus leaves the panel.
  await expect
    .poll(async () => {
      await userEvent.tab({ shift: true });
      return document.activeElement?.textContent;
    })
    .toBe('Last');
  await shows('Last');
  await userEvent.tab();
  await shows('Close');
});

test('a part outside says where it belongs', () => {
  const outside = () => renderOnServer(<DialogTrigger>Fees</DialogTrigger>);
  expect(outside).toThrow('<DialogTrigger> stands outside of <Dialog>: put it inside.');
});
