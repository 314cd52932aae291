const interactive = 'a[href], button, input, select, textarea, label, summary';

/** Elements that may hold no others of their kind, and what must never stand inside them. */
const nesting: Record<string, string> = {
  a: 'a, button, input, select, textarea, [tabindex]',
  button: `${interactive}, [tabindex]`,
  label: 'label',
  form: 'form',
  p: 'p, div, ul, ol, dl, section, article, header, footer, nav, h1, h2, h3, h4, form, table',
};

/** Lists, and what alone may be their child. */
const children: Record<string, string> = {
  ul: 'li',
  ol: 'li',
  dl: 'dt, dd, div',
  select: 'option, optgroup',
};

/** Attributes that hold ids of other elements. */
const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget'];

/**
 * What is wrong with a piece of server HTML, one sentence each: elements that the browser's parser
 * had to move or drop, nesting that HTML forbids, duplicate ids, references to ids that are nowhere,
 * headings and links without a text.
 */
export function findInvalidHtml(html: string, container: Element): string[] {
  return [
    ...findMoved(html, container),
    ...findMisnested(container),
    ...findIds(container),
    ...findUnnamed(container),
  ];
}

/** A parser repairs what is nested wrongly: then the page holds more or fewer elements than were sent. */
function findMoved(html: string, container: Element): string[] {
  const sent = html.match(/<[a-z][^>]*>/gi)?.length ?? 0;
  const there = container.querySelectorAll('*').length;
  return sent === there ? [] : [`${sent} elements were sent, the parser made ${there} of them`];
}

function findMisnested(container: Element): string[] {
  const nested = Object.entries(nesting).flatMap(([outer, forbidden]) =>
    [...container.querySelectorAll(outer)].flatMap((element) =>
      [...element.querySelectorAll(forbidden)].map((inner) => `${tag(inner)} in ${tag(element)}`),
    ),
  );
  const strangers = Object.entries(children).flatMap(([list, allowed]) =>
    [...container.querySelectorAll(`${list} > *`)]
      .filter((child) => !child.matches(allowed))
      .map((child) => `${tag(child)} as a child of <${list}>`),
  );
  return [...nested, ...strangers];
}

function findIds(container: Element): string[] {
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  const wrong = ids.filter((id) => id === '' || /\s/.test(id)).map((id) => `the id "${id}"`);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `two #${id}`);
  const dangling = references.flatMap((attribute) =>
    [...container.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
      (element.getAttribute(attribute) ?? '')
        .split(/\s+/)
        .filter((id) => !ids.includes(id))
        .map((id) => `${attribute}="${id}" of ${tag(element)} leads nowhere`),
    ),
  );
  return [...wrong, ...twice, ...dangling];
}

function findUnnamed(container: Element): string[] {
  const headings = [...container.querySelectorAll('h1, h2, h3, h4, legend, label')]
    .filter((element) => element.textContent.trim() === '')
    .map((element) => `${tag(element)} without a text`);
  const empty = [...container.querySelectorAll('[href=""], [src=""]')].map(
    (element) => `${tag(element)} with an empty address`,
  );
  return [...headings, ...empty];
}

function tag(element: Element): string {
  return element.outerHTML.slice(0, element.outerHTML.indexOf('>') + 1);
}
