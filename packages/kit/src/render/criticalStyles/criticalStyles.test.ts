import { describe, expect, test } from 'vitest';
import { createCriticalStyles } from './criticalStyles.ts';

const of = (css: string, html: string) => createCriticalStyles(css)(html);

describe('the styles of a page', () => {
  test('are those whose classes and elements it has, in whatever state but under a pointer', () => {
    const css =
      '.a{color:red}.a:active{color:blue}.a:hover{color:blue}.a:not(:hover){top:0}.b{color:red}.a .b{color:red}' +
      'p{margin:0}table{margin:0}';
    expect(of(css, '<p class="a x">')).toBe(
      '.a{color:red}.a:active{color:blue}.a:not(:hover){top:0}p{margin:0}',
    );
  });

  test('keep of a list of selectors the ones that can match', () => {
    expect(of('.a,.b:focus,.c{color:red}', '<i class="a"><i class="b">')).toBe(
      '.a,.b:focus{color:red}',
    );
  });

  test('ask for nothing that stands in the brackets of :not, :is, :where or :has', () => {
    const css = '.a:not(.b){top:0}.a:is(.c,.d:not(.e)){top:1px}:where(.f) .a{top:2px}';
    expect(of(css, '<i class="a">')).toBe(css);
  });

  test('leave out what only React can bring about, not what a visitor chose for the page', () => {
    const css =
      '.a[data-state=open]{top:0}.a[data-state="closed"]{top:1px}[data-setu-mode=dark] .a{top:2px}';
    expect(of(css, '<i class="a" data-state="closed">')).toBe(
      '.a[data-state="closed"]{top:1px}[data-setu-mode=dark] .a{top:2px}',
    );
  });

  test('leave out states that no element is in, which only React can bring about', () => {
    const css =
      '.a[aria-current]{top:0}.a:disabled,.a[aria-busy=true]{top:1px}.a:not(:disabled){top:2px}[hidden=""]{top:3px}' +
      'body:has(.b) p{top:3px}';
    expect(of(css, '<body><p class="a">')).toBe('.a:not(:disabled){top:2px}');
    expect(
      of(css, '<body><p class="a b" aria-current="page" disabled="" aria-busy="true" hidden="">'),
    ).toBe(css);
  });

  test('know which way the text runs', () => {
    const css = '[dir=ltr]{--a:1}[dir=rtl]{--a:-1}.a{top:var(--a)}';
    expect(of(css, '<i class="a">')).toBe('.a{top:var(--a)}');
    expect(of(css, '<i class="a" dir="rtl">')).toBe('[dir=rtl]{--a:-1}.a{top:var(--a)}');
  });

  test('stay in their layers and conditions, in their order, each opened once', () => {
    const css =
      '@layer x{.a{top:0}.b{top:0}@media print{.a{top:1px}}}@layer x{@media print{.a{left:0}}}.a{top:2px}';
    expect(of(css, '<i class="a">')).toBe(
      '@layer x{.a{top:0}@media print{.a{top:1px}.a{left:0}}}.a{top:2px}',
    );
  });

  test('name all layers first, in the order of the stylesheet, whatever the page uses of them', () => {
    const css =
      '@layer b{.x{top:0}}@layer a{.a{top:0}@media print{.a{top:1px}}}@layer b{.a{top:2px}}';
    expect(of(css, '<i class="a">')).toBe(
      '@layer b,a;@layer a{.a{top:0}@media print{.a{top:1px}}}@layer b{.a{top:2px}}',
    );
  });

  test('bring the custom properties they read, also by way of others, and no more', () => {
    const css =
      ':root{--a:var(--b);--b:1px;--c:2px}@media print{:root{--b:3px;--c:4px}}.a{top:var(--a)}';
    expect(of(css, '<i class="a">')).toBe(
      ':root{--a:var(--b);--b:1px}@media print{:root{--b:3px}}.a{top:var(--a)}',
    );
    expect(of(css, '<i class="a" style="left:var(--c)">')).toContain('--c:2px');
    const byAnimation = '.a{--a:1px;animation:k}@keyframes k{0%{top:var(--a)}}';
    expect(of(byAnimation, '<i class="a">')).toBe(byAnimation);
  });

  test('name custom properties shortly that only they know', () => {
    const css = ':root{--ink:red;--line:blue}@media print{:root{--ink:black;--line:gray}}';
    const rule = '.a{color:var(--ink);border-color:var(--line)}';
    expect(of(css + rule, '<i class="a" style="fill:var(--line)">')).toBe(
      (css + rule).replaceAll('--ink', '--0'),
    );
  });

  test('have the value of a property that is the same everywhere in its place', () => {
    expect(of(':root{--a:1px}.a{top:var(--a)}', '<i class="a">')).toBe('.a{top:1px}');
    const local = '.b{--a:1px}.a{top:var(--a)}';
    expect(of(local, '<i class="a"><i class="b">')).toBe(local);
  });

  test('bring the animations that they name', () => {
    const css = '@keyframes k{to{top:0}}@keyframes l{to{top:0}}.a{animation:k 1s}';
    expect(of(css, '<i class="a">')).toBe('@keyframes k{to{top:0}}.a{animation:k 1s}');
  });
});
