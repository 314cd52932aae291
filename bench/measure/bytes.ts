import type { Browser, Page } from 'playwright';
import { brotliSize, inlineScriptSize } from '../../tests/support/http/pageWeight.ts';
import { openPhone } from '../browser.ts';
import { type PageName, pages } from './pages.ts';

/** A request and the bytes that its answer had on the wire. */
interface Transfer {
  path: string;
  type: string;
  bytes: number;
}

const settleMs = 3_000;
const idleMs = 10_000;

/** Measures everything that a page requests: on load, when idle, and on the first tap. */
export async function measureBytes(browser: Browser, siteUrl: string, name: PageName) {
  await using context = await openPhone(browser);
  const page = await context.newPage();
  const transfers = await watchTransfers(page);
  const answer = await page.goto(siteUrl + pages[name], { waitUntil: 'load' });
  const html = (await answer?.text()) ?? '';
  await page.waitForTimeout(settleMs);
  const untouched = transfers.take();
  await page.waitForTimeout(idleMs - settleMs);
  const idle = transfers.take();
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.waitForTimeout(settleMs);
  const onTap = transfers.take();
  // The scripts that our document lists as those that hydrate it; others are prefetched for a next page.
  const hydrating = /data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  const all = [...untouched, ...idle, ...onTap];
  const plain = ['Document', 'Font', 'Image'];
  // A page with Hindi loads a font for it, unless the phone has one.
  const fonts = untouched.filter(({ path, type }) => type === 'Font' && !/devanagari/.test(path));
  return {
    'HTML, kB': brotliSize(html) / 1_000,
    'document and headers, kB': kBOf(untouched, 'Document'),
    'script before use, kB': kBOf(untouched, 'Script') + inlineScriptSize(html) / 1_000,
    requests: untouched.length,
    'requests beside document, fonts and pictures': untouched.filter(
      ({ type }) => !plain.includes(type),
    ).length,
    'fonts beside Devanagari': fonts.length,
    'all, kB': kBOf(untouched),
    'script by 10 s idle, kB': kBOf(idle, 'Script'),
    'script on first tap, kB': kBOf(onTap, 'Script'),
    'script that hydrates, kB': kBOf(all.filter(({ path }) => hydrating.includes(path))),
  };
}

async function watchTransfers(page: Page): Promise<{ take: () => Transfer[] }> {
  const session = await page.context().newCDPSession(page);
  const known = new Map<string, Transfer>();
  let taken = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    const { protocol, pathname } = new URL(request.url);
    if (protocol === 'data:') return;
    known.set(requestId, { path: pathname, type: type ?? 'Other', bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = known.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return {
    take() {
      const fresh = [...known].filter(([id]) => !taken.has(id));
      taken = new Set(known.keys());
      return fresh.map(([, transfer]) => transfer);
    },
  };
}

const kBOf = (transfers: readonly Transfer[], type?: string): number =>
  transfers
    .filter((transfer) => type === undefined || transfer.type === type)
    .reduce((sum, { bytes }) => sum + bytes / 1_000, 0);
