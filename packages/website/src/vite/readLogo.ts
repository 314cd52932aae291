import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Config, type XastChild, type XastElement, type XastRoot, optimize } from 'svgo';

/** An institute's logo: `public/logo.svg`, else `public/logo.png`. */
export interface Logo {
  src: string;
  width: number;
  height: number;
  viewBox: string;
  /** The drawing without the data that editors add, for icons and previews. */
  svg: string;
  /** The content of its `<svg>`, if it can be inlined in a page, in the theme's colours. */
  shapes: readonly Shape[] | undefined;
}

export interface Shape {
  name: string;
  props: Record<string, string>;
  children: readonly Shape[];
}

/** In characters: every document contains the logo twice, and should fit into the first round trip. */
const longestInPage = 2_000;

/** @throws Error that can be shown as it is, when there is no logo or it cannot be read. */
export function readLogo(root: string): Logo {
  const svg = path.join(root, 'public/logo.svg');
  if (existsSync(svg)) return svgLogo(readFileSync(svg, 'utf8'));
  const png = path.join(root, 'public/logo.png');
  if (existsSync(png)) return pngLogo(readFileSync(png));
  throw new Error('There is no logo: put one into public/logo.svg or public/logo.png.');
}

export function svgLogo(text: string): Logo {
  const { svg, element } = clean(text);
  const { viewBox = '', xmlns: _, ...looks } = element.attributes;
  const [, , width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(width > 0 && height > 0)) {
    throw new Error(
      'public/logo.svg has no size: give its <svg> a viewBox, or a width and a height.',
    );
  }
  // Attributes of the whole drawing, such as `fill="none"`, are kept when it is inlined.
  const whole: XastElement[] = [{ ...element, name: 'g', attributes: looks }];
  const drawing = Object.keys(looks).length > 0 ? whole : element.children;
  const shapes = svg.length > longestInPage ? undefined : shapesOf(drawing);
  return { src: '/logo.svg', width, height, viewBox, svg, shapes };
}

/** https://www.w3.org/TR/png-3/#11IHDR */
function pngLogo(png: Buffer): Logo {
  if (png.toString('latin1', 1, 4) !== 'PNG' || png.length < 24) {
    throw new Error('public/logo.png is no PNG picture: save the logo as PNG or SVG.');
  }
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const viewBox = `0 0 ${width} ${height}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`;
  return { src: '/logo.png', width, height, viewBox, svg, shapes: undefined };
}

/** Remove scripts, editor data and names, and turn classes and styles into attributes, which pages allow. */
const plugins: NonNullable<Config['plugins']> = [
  'removeXMLProcInst',
  'removeDoctype',
  'removeComments',
  'removeMetadata',
  'removeTitle',
  'removeDesc',
  'removeEditorsNSData',
  'removeScripts',
  { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
  'convertStyleToAttrs',
  'cleanupIds',
  'removeDimensions',
  {
    name: 'removeAttrs',
    params: {
      attrs: [
        'data-.*',
        'class',
        'enable-background',
        'version',
        'role',
        'aria-.*',
        // Illustrator's on the root, where they mean nothing; pictures give it a place of their own.
        'svg:(x|y|xml.space)',
      ],
    },
  },
  'removeUnusedNS',
  'removeUselessDefs',
];

function clean(text: string): { svg: string; element: XastElement } {
  let tree: XastRoot | undefined;
  const look = { name: 'look', fn: (found: XastRoot) => void (tree = found) };
  try {
    const svg = optimize(text, { plugins: [...plugins, look] }).data;
    const [element, ...more] = tree?.children ?? [];
    if (element?.type === 'element' && element.name === 'svg' && more.length === 0) {
      return { svg, element };
    }
  } catch (error) {
    // '<input>:1:10: Unclosed root tag'
    const [, why = 'it is no SVG'] = /^<input>:(.*)/.exec((error as Error).message) ?? [];
    throw new Error(
      `public/logo.svg cannot be read (line ${why}). Export it again, or save it as public/logo.png.`,
      { cause: error },
    );
  }
  throw new Error(
    'public/logo.svg must be one <svg>. Export it again, or save it as public/logo.png.',
  );
}

const elements = /^(?:g|path|circle|ellipse|rect|line|polyline|polygon)$/;
const attributes =
  /^(?:d|points|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|width|height|transform|fill|stroke|opacity|(?:fill|stroke)-[a-z-]+)$/;

/** The elements of a drawing, unless some need names, fonts or styles that could conflict with those of the page. */
function shapesOf(children: readonly XastChild[]): Shape[] | undefined {
  const shapes: Shape[] = [];
  for (const child of children) {
    if (child.type === 'text' && child.value.trim() === '') continue;
    if (child.type !== 'element' || !elements.test(child.name)) return undefined;
    const inside = shapesOf(child.children);
    const written = Object.entries(child.attributes);
    if (
      !inside ||
      written.some(([name, value]) => !attributes.test(name) || value.includes('url('))
    ) {
      return undefined;
    }
    const props = Object.fromEntries(
      written.map(([name, value]) => [
        name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
        value,
      ]),
    );
    shapes.push({ name: child.name, props, children: inside });
  }
  return shapes;
}

/** The module of a logo, with its shapes as React elements if it can be inlined in the page. */
export function logoCode({ src, width, height, viewBox, shapes }: Logo): string {
  return `import { createElement } from 'react';
export const src = ${JSON.stringify(src)};
export const width = ${width};
export const height = ${height};
export const viewBox = ${JSON.stringify(viewBox)};
export const shapes = ${shapes ? shapesCode(shapes) : 'undefined'};
`;
}

function shapesCode(shapes: readonly Shape[]): string {
  const codes = shapes.map(({ name, props, children }, key) => {
    const inside = children.length === 0 ? '' : `, ${shapesCode(children)}`;
    return `createElement(${JSON.stringify(name)}, ${JSON.stringify({ key, ...props })}${inside})`;
  });
  return `[${codes.join(', ')}]`;
}
