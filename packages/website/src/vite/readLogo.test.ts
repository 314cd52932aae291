import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { afterAll, describe, expect, test } from 'vitest';
import { logoCode, readLogo, svgLogo } from './readLogo.ts';

const root = mkdtempSync(path.join(tmpdir(), 'logo-'));
afterAll(() => rmSync(root, { recursive: true }));

const xmlns = 'xmlns="http://www.w3.org/2000/svg"';

const illustrator = `<?xml version="1.0" encoding="UTF-8"?>
<!-- Generator: Adobe Illustrator -->
<svg id="Layer_1" data-name="Layer 1" ${xmlns} version="1.1" width="200px" height="80px" viewBox="0 0 200 80">
  <defs><style>.cls-1 { fill: #7b1e3a; } .cls-2 { fill: currentColor; stroke-width: 2px; }</style></defs>
  <title>Logo</title>
  <path class="cls-1" d="M0 0h9v9z"/><path class="cls-1" d="M20 0h9v9z"/><g class="cls-2"><circle cx="4" cy="4" r="2"/></g>
</svg>`;

const inkscape = `<svg xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" ${xmlns} width="64" height="64" inkscape:version="1.3">
  <sodipodi:namedview id="base" pagecolor="#fff"/><metadata id="m">x</metadata>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1"><path id="path1" style="fill:#0b5d3b;fill-opacity:1;stroke:none" d="M0 0h9v9z" inkscape:connector-curvature="0"/></g>
</svg>`;

describe('drawings that stand in the page', () => {
  test("shapes in React's spelling, with classes and styles as attributes", () => {
    const logo = svgLogo(illustrator);
    expect(logo).toMatchObject({ width: 200, height: 80, viewBox: '0 0 200 80' });
    expect(logoCode(logo)).toContain(
      'createElement("path", {"key":0,"d":"M0 0h9v9z","fill":"#7b1e3a"})',
    );
    expect(logoCode(logo)).toContain('{"key":2,"fill":"currentColor","strokeWidth":"2px"}');
  });

  test('what editors add is gone, and a size becomes the view box', () => {
    const logo = svgLogo(inkscape);
    expect(logo.viewBox).toBe('0 0 64 64');
    expect(logo.svg).not.toMatch(/inkscape|sodipodi|metadata|style=|id=/);
    expect(logoCode(logo)).toContain('"fill":"#0b5d3b"');
  });

  test("a root's own place is gone, so that pictures can give it another", () => {
    const { svg, shapes } = svgLogo(
      `<svg version="1.1" id="Layer_1" ${xmlns} x="0px" y="0px" viewBox="0 0 100 100" style="enable-background:new 0 0 100 100;" xml:space="preserve"><rect x="10" y="20" width="9" height="9"/></svg>`,
    );
    expect(svg).toContain(`<svg ${xmlns} viewBox="0 0 100 100">`);
    expect(shapes).toMatchObject([{ name: 'rect', props: { x: '10', y: '20' } }]);
  });

  test('what holds for the whole drawing holds in the page', () => {
    const { shapes } = svgLogo(
      `<svg ${xmlns} viewBox="0 0 9 9" fill="none"><path d="M0 0h9"/></svg>`,
    );
    expect(shapes).toEqual([
      { name: 'g', props: { fill: 'none' }, children: [expect.objectContaining({ name: 'path' })] },
    ]);
  });

  test('scripts are taken out', () => {
    const { svg, shapes } = svgLogo(
      `<svg ${xmlns} viewBox="0 0 9 9"><script>alert(1)</script><path onclick="alert(1)" d="M0 0h9"/></svg>`,
    );
    expect(svg).not.toContain('alert');
    expect(shapes).toHaveLength(1);
  });
});

test.each([
  ['words', '<text x="1" y="8" font-family="Arial">Meadow</text>'],
  [
    'a gradient',
    '<linearGradient id="a"><stop/></linearGradient><path fill="url(#a)" d="M0 0h9"/>',
  ],
  ['a picture', '<image href="data:image/png;base64,AA"/>'],
  ['a style that is no attribute', '<path style="mix-blend-mode:multiply" d="M0 0h9"/>'],
  ['another address', '<path fill="url(https://x.example)" d="M0 0h9"/>'],
  ['a long drawing', `<path d="${'M0 0h9v9z'.repeat(300)}"/>`],
])('%s: the logo is shown as a file', (_what, inside) => {
  const logo = svgLogo(`<svg ${xmlns} viewBox="0 0 9 9">${inside}</svg>`);
  expect(logo.shapes).toBeUndefined();
  expect(logoCode(logo)).toContain('src = "/logo.svg"');
});

test('a PNG, whose icons are drawn of it', () => {
  mkdirSync(path.join(root, 'public'));
  const blue = `<svg ${xmlns} width="90" height="30"><path fill="#00f" d="M0 0h90v30H0z"/></svg>`;
  writeFileSync(path.join(root, 'public/logo.png'), new Resvg(blue).render().asPng());
  const logo = readLogo(root);
  expect(logo).toMatchObject({ src: '/logo.png', width: 90, height: 30, shapes: undefined });
  const [red, green, blueness] = new Resvg(logo.svg).render().pixels;
  expect([red, green, blueness]).toEqual([0, 0, 255]);
});

describe('what is refused, in one line', () => {
  test.each([
    [
      'half a file',
      '<svg><path',
      /^public\/logo\.svg cannot be read \(line 1:10: Unclosed root tag\)\./,
    ],
    ['a page', 'no svg', /^public\/logo\.svg cannot be read \(line 1:1/],
    ['another root', '<html></html>', /^public\/logo\.svg must be one <svg>/],
    ['no size', `<svg ${xmlns}><path d="M0 0"/></svg>`, /^public\/logo\.svg has no size/],
  ])('%s', (_what, text, message) => {
    expect(() => svgLogo(text)).toThrow(message);
    expect(() => svgLogo(text)).toThrow(/^[^\n]+$/);
  });

  test('none at all, and a PNG that is none', () => {
    expect(() => readLogo(path.join(root, 'nothing'))).toThrow(/^There is no logo: put one into/);
    writeFileSync(path.join(root, 'public/logo.png'), 'JFIF, renamed to .png by hand');
    expect(() => readLogo(root)).toThrow(/^public\/logo\.png is no PNG picture/);
  });
});
