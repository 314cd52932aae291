// Functions that run in the page, passed as text: each is self-contained and works in any engine.

export interface Query {
  role: string;
  /** The whole accessible name, or an expression that it matches. Default: any name. */
  name?: string | RegExp;
}

/** An expression, made of the functions below, for the state of what a chain of queries finds. */
export const stateOf = (chain: readonly Query[]) => `(${String(readState)})(${elementsOf(chain)})`;

/** An expression for the point at which the first element found can be clicked. */
export const pointOf = (chain: readonly Query[]) =>
  `(${String(clickPoint)})(${elementsOf(chain)}[0])`;

export const elementsOf = (chain: readonly Query[]) =>
  `(${String(findElements)})(${JSON.stringify(
    chain.map(({ role, name }) => ({
      role,
      ...(typeof name === 'string' ? { name } : name && { pattern: name.source }),
    })),
  )})`;

/** Applies the print rules on the screen, because only Chromium can emulate the print medium. */
export const toPaper = `(${String(holdPrintRules)})()`;

export type State = ReturnType<typeof readState>;

/** The elements that a visitor can find: no hidden or inert ones. */
function findElements(chain: { role: string; name?: string; pattern?: string }[]): HTMLElement[] {
  const tags: Record<string, string> = {
    alert: '',
    article: 'article',
    banner: 'body > header',
    button: 'button, summary',
    checkbox: 'input[type="checkbox"]',
    combobox: 'select',
    contentinfo: 'body > footer',
    dialog: 'dialog',
    grid: '',
    group: 'fieldset',
    heading: 'h1, h2, h3, h4',
    link: 'a[href]',
    main: 'main',
    navigation: 'nav',
    radio: 'input[type="radio"]',
    region: 'section[aria-label], section[aria-labelledby]',
    searchbox: 'input[type="search"]',
    status: 'output',
    table: 'table:not([role])',
    textbox: 'textarea, input:is([type="text"], [type="email"])',
  };
  const textOf = (element?: Element | null) => {
    const heard = element?.cloneNode(true) as Element | undefined;
    heard?.querySelectorAll('[aria-hidden="true"]').forEach((part) => part.remove());
    return heard?.textContent ?? '';
  };
  const nameOf = (element: HTMLElement): string => {
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = 'labels' in element ? [...((element.labels as NodeList | null) ?? [])] : [];
    return (
      by.map((id) => textOf(document.getElementById(id))).join(' ') ||
      textOf(element.querySelector(':scope > caption, :scope > legend')) ||
      element.getAttribute('aria-label') ||
      labels.map((label) => textOf(label as Element)).join(' ') ||
      [element.querySelector('img')?.alt, textOf(element)].join(' ')
    )
      .replaceAll(/\s+/g, ' ')
      .trim();
  };
  const isThere = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[inert], [aria-hidden="true"]');
  let scopes: ParentNode[] = [document];
  for (const { role, name, pattern } of chain) {
    const selector = [`[role="${role}"]`, tags[role]].filter(Boolean).join();
    scopes = scopes
      .flatMap((scope) => [...scope.querySelectorAll<HTMLElement>(selector)])
      .filter(
        (element) =>
          isThere(element) &&
          (name === undefined || nameOf(element) === name) &&
          (pattern === undefined || new RegExp(pattern).test(nameOf(element))),
      );
  }
  return scopes as HTMLElement[];
}

function readState(elements: HTMLElement[]) {
  const [element] = elements;
  const textOf = (part?: HTMLElement | null) =>
    (part?.innerText ?? '').replaceAll(/\s+/g, ' ').trim();
  const attribute = (name: string) => element?.getAttribute(name) ?? null;
  const rect = element?.getBoundingClientRect();
  const field = element as HTMLInputElement | undefined;
  return {
    count: elements.length,
    texts: elements.map(textOf),
    text: textOf(element),
    value: field?.value,
    checked: field?.checked,
    focused: element !== undefined && element === document.activeElement,
    expanded: attribute('aria-expanded'),
    current: attribute('aria-current'),
    invalid: attribute('aria-invalid'),
    href: attribute('href'),
    described: attribute('aria-describedby')
      ?.split(' ')
      .map((id) => textOf(document.getElementById(id)))
      .join(' '),
    scrollLeft: Math.round(element?.scrollLeft ?? 0),
    top: Math.round(rect?.top ?? 0),
    inView:
      rect !== undefined &&
      rect.top >= 0 &&
      rect.bottom <= innerHeight &&
      rect.left >= 0 &&
      rect.right <= innerWidth,
  };
}

/** Where an element, or the label of a switch, can be pressed; null while something else covers it. */
function clickPoint(element?: HTMLElement): { x: number; y: number } | null {
  const isSwitch = element?.matches('input[type="radio"], input[type="checkbox"]');
  const target = isSwitch ? (element as HTMLInputElement).labels?.[0] : element;
  if (!target) return null;
  for (const scroll of [false, true]) {
    if (scroll) target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const [rect] = target.getClientRects();
    if (!rect) return null;
    const x = Math.round(rect.left + rect.width / 2);
    const y = Math.round(rect.top + rect.height / 2);
    if (target.contains(document.elementFromPoint(x, y))) return { x, y };
  }
  return null;
}

function holdPrintRules(): void {
  const change = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { media } = rule;
        if (media.mediaText.includes('print')) media.mediaText = 'all';
        else if (media.mediaText.includes('screen')) media.mediaText = 'not all';
      }
      if ('cssRules' in rule) change(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) change(sheet.cssRules);
}
