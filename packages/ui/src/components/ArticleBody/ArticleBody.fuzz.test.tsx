import * as fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { markUnits, units } from '../../../../../tests/support/textUnits.ts';
import { ArticleBody } from './ArticleBody.tsx';
import { parseArticleText } from './parseArticleText.ts';
import { lineText, passagesOf } from './passages.ts';

const pieces = [
  ...units,
  ...markUnits,
  '<script>x()</script>',
  '</div>',
  '<img src=x onerror=x()>',
  '<!--',
  ']]>',
  '&#0;',
  '\u000B',
  '\u0085',
  '\uFFFE',
  '\uDC00',
  '\u202E',
  '\u200D',
  "'",
  '`',
  '${x}',
  '[a](javascript:x())',
  '[a](https://a.example/"b)',
];

const articles = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary' })), { maxLength: 50 })
  .map((parts) => parts.join(''));

const tags = /^(?:DIV|H[234]|P|BR|UL|OL|LI|SPAN|STRONG|EM|A|TABLE|THEAD|TBODY|TR|TH|TD)$/;
const attributes = /^(?:class|id|lang|start|style|href|rel|role|aria-label|tabindex|scope)$/;

test('any text becomes HTML that a browser reads back as it was written, and nothing runs in it', () => {
  fc.assert(
    fc.property(articles, (text) => {
      const html = renderToStaticMarkup(<ArticleBody text={text} />);
      const container = document.createElement('div');
      container.innerHTML = html;
      // Parsing and serialising it once more must change nothing, so the browser had nothing to repair.
      const canonical = container.innerHTML;
      container.innerHTML = canonical;
      expect(container.innerHTML).toBe(canonical);
      expect(container.children.length).toBe(1);

      const elements = [...container.querySelectorAll('*')];
      expect(elements.filter(({ tagName }) => !tags.test(tagName))).toEqual([]);
      const names = elements.flatMap((element) => element.getAttributeNames());
      expect(names.filter((name) => !attributes.test(name))).toEqual([]);
      // The browser must read the text that the server wrote, or React could not hydrate it.
      const lines = parseArticleText(text)
        .flatMap(passagesOf)
        .flatMap((passage) => passage.lines.map(lineText));
      expect(container.textContent).toBe(lines.join(''));
      // An address that no browser can parse, such as `https://%`, leads nowhere: its protocol is ':'.
      const protocols = [...container.querySelectorAll('a')].map((link) => link.protocol);
      expect(protocols.filter((protocol) => !/^(?:https?|mailto|tel)?:$/.test(protocol))).toEqual(
        [],
      );
    }),
    { numRuns: 100 },
  );
});
