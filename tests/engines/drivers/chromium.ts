import { type CDPSession, type Page, chromium } from 'playwright';
import { accessibilityTree } from '../../support/browser/accessibilityTree.ts';
import { chromiumLaunchOptions } from '../../support/browser/chromium.ts';
import type { Driver } from './driver.ts';
import { sameWords } from './sameWords.ts';

export async function startChromium(): Promise<Driver & { tree: () => Promise<string> }> {
  const browser = await chromium.launch(await chromiumLaunchOptions());
  let page: Page;
  let devTools: CDPSession;
  let printed: string[] = [];

  return {
    async open({ javaScript, width, height }) {
      await Promise.all(browser.contexts().map((context) => context.close()));
      printed = [];
      const context = await browser.newContext({
        javaScriptEnabled: javaScript,
        viewport: { width, height },
        hasTouch: true,
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      page = await context.newPage();
      devTools = await context.newCDPSession(page);
      // Otherwise Chromium makes the whole tree for each question about a part of it.
      await devTools.send('Accessibility.enable');
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) printed.push(message.text());
      });
      page.on('pageerror', (error) => printed.push(String(error)));
    },
    async goto(url) {
      await page.goto(url);
    },
    async back() {
      await page.goBack();
    },
    evaluate: (expression) => page.evaluate(expression),
    async confirms(element, role, name) {
      const { result } = await devTools.send('Runtime.evaluate', { expression: element });
      const { nodes } = await devTools.send('Accessibility.getPartialAXTree', {
        objectId: result.objectId ?? '',
        fetchRelatives: false,
      });
      const [node] = nodes;
      return (
        node?.role?.value === role && (name === undefined || sameWords(node.name?.value, name))
      );
    },
    click: ({ x, y }) => page.mouse.click(x, y),
    press: (keys) => page.keyboard.press(keys),
    type: (text) => page.keyboard.type(text),
    async swipe({ x, y }, left, up) {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
        devTools.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x: x - left * part, y: y - up * part }],
        });
      await touch('touchStart', 0);
      for (let part = 0.1; part <= 1; part += 0.1) await touch('touchMove', part);
      await touch('touchEnd', 1);
    },
    swipes: true,
    printed: () => printed,
    tree: () => accessibilityTree(page),
    close: () => browser.close(),
  };
}
