import { fileName, looksOf } from './looks.ts';
import type { Shot } from './shots.ts';

/** One page that shows every picture, a row of them for each state. */
export function contactSheet(taken: readonly Shot[]): string {
  const rows = taken.map((shot) => {
    const pictures = [...looksOf(shot, false), ...looksOf(shot, true)].map((look) => {
      const file = fileName(shot, look);
      return `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${shot.name}, ${look.name}"></a><figcaption>${look.name}</figcaption></figure>`;
    });
    return `<h2 id="${idOf(shot)}">${shot.name}</h2><div>${pictures.join('')}</div>`;
  });
  const contents = taken.map((shot) => `<a href="#${idOf(shot)}">${shot.name}</a>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every screen</title>
<style>body{font:16px system-ui;margin:2rem}nav{columns:12rem}nav a{display:block}div{display:flex;gap:1rem;overflow-x:auto;align-items:start}figure{margin:0}img{block-size:30rem;min-inline-size:4rem;border:1px solid #999}figcaption{font-size:.8em}</style>
<h1>Every screen</h1><nav>${contents.join('')}</nav>${rows.join('\n')}</html>`;
}

const idOf = ({ name }: Shot) => name.replaceAll(/\W+/g, '-');
