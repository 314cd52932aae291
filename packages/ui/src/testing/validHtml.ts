import { HtmlValidate, StaticConfigLoader } from 'html-validate/browser';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard'],
    rules: { 'empty-heading': 'error', 'no-missing-references': 'error', 'text-content': 'error' },
    elements: [
      'html5',
      {
        a: { inherit: 'a', attributes: { href: { enum: ['/.+/'] } } },
        label: { inherit: 'label', textContent: 'required' },
        legend: { inherit: 'legend', textContent: 'required' },
      },
    ],
  }),
);

/** The errors in a piece of server HTML, one sentence each. */
export function findInvalidHtml(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  );
  return [...found, ...findDanglingPopovers(html)];
}

/** html-validate does not follow `popovertarget`. */
function findDanglingPopovers(html: string): string[] {
  return [...html.matchAll(/ popovertarget="([^"]*)"/gi)]
    .filter(([, id = '']) => !html.includes(` id="${id}"`))
    .map(([attribute]) => `${attribute.trim()} leads nowhere`);
}
