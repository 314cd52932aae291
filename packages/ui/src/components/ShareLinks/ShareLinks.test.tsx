import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, renderAndHydrate, renderOnServer } from '../../testing/browser.ts';
import { ShareLinks } from './ShareLinks.tsx';

const url = 'https://meadow.example/article/7';
const links = <ShareLinks url={url} title="Grants to the States" print />;

const group = page.getByRole('group', { name: 'Share this page' });
const status = group.getByRole('status');

/** Overrides what the browser supports; Chromium on Linux has no share sheet. */
function give(name: 'share' | 'clipboard', value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true });
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

describe('copying', () => {
  test('puts the address on the clipboard, and says so each time', async () => {
    const writeText = vi.fn<() => Promise<void>>(() => Promise.resolve());
    give('clipboard', { writeText });
    await renderAndHydrate(links);
    expect(status.element().textContent).toBe('');
    await userEvent.click(button('Copy link'));
    await expect.element(status).toHaveTextContent('Link copied');
    const copy = button('Copy link').element().getBoundingClientRect();
    const words = status.element().getBoundingClientRect();
    expect(words.left - copy.right).toBeLessThan(20);
    expect(words.top).toBeGreaterThan(copy.top);
    expect(words.bottom).toBeLessThan(copy.bottom);
    const said = status.element().firstChild;
    await userEvent.click(button('Copy link'));
    await expect.poll(() => status.element().firstChild).not.toBe(said);
    expect(writeText.mock.calls).toEqual([[url], [url]]);
  });

  test.each([
    ['refuses', { writeText: () => Promise.reject(new Error('no')) }],
    ['has no clipboard for a page without https', undefined],
  ])('says that it failed where the browser %s', async (_what, clipboard) => {
    give('clipboard', clipboard);
    await renderAndHydrate(links);
    await userEvent.click(button('Copy link'));
    await expect.element(status).toHaveTextContent('The link could not be copied');
  });
});

describe("the device's own sheet", () => {
  test('is offered where there is one, and nothing moves when it comes', async () => {
    const share = vi.fn<() => Promise<void>>(() => Promise.resolve());
    give('share', share);
    const { container, hydrate } = renderOnServer(links);
    const places = () =>
      Array.from(container.querySelectorAll('a, button'), (control) => {
        const { x, y, width, height } = control.getBoundingClientRect();
        return [x, y, width, height];
      });
    const before = places();
    await expect.element(button('More')).not.toBeInTheDocument();
    await hydrate();
    await expect.element(button('More')).toBeVisible();
    expect(places()).toEqual(before);
    await userEvent.click(button('More'));
    expect(share.mock.calls).toEqual([[{ url, title: 'Grants to the States' }]]);
    expect(status.element().textContent).toBe('');
  });

  test('says nothing to who closes it, and copies the link where it did not open', async () => {
    const refused = (name: string) => Promise.reject<void>(new DOMException('', name));
    const share = vi.fn<() => Promise<void>>(() => refused('AbortError'));
    const writeText = vi.fn<() => Promise<void>>(() => Promise.resolve());
    give('share', share);
    give('clipboard', { writeText });
    await renderAndHydrate(links);
    await userEvent.click(button('More'));
    share.mockImplementation(() => refused('InvalidStateError'));
    await userEvent.click(button('More'));
    expect(writeText).not.toHaveBeenCalled();
    share.mockImplementation(() => refused('NotAllowedError'));
    await userEvent.click(button('More'));
    await expect.element(status).toHaveTextContent('Link copied');
    expect(writeText.mock.calls).toEqual([[url]]);
  });
});

test('prints where it is asked to', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await renderAndHydrate(links);
  await userEvent.click(button('Print'));
  expect(print).toHaveBeenCalledOnce();
});
