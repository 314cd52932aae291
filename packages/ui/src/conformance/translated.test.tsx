import { expect, test } from 'vitest';
import { CourseDetail, DayNav, PageHeader, Score, SearchResults } from '../index.ts';
import { render } from '../testing/browser.ts';

// Chrome's translator puts each text into elements of its own, where React no longer finds it: a text beside others
// would stay as it was, and its removal would be an error (https://github.com/facebook/react/issues/11538).

const search = (...snippet: string[]) => {
  const parts = snippet.map((text, index) => ({ text, marked: index % 2 === 1 }));
  return (
    <SearchResults query="bill" total={1} results={[{ id: 'a', title: 'A', snippet: parts }]} />
  );
};

const texts = {
  PageHeader: { before: <PageHeader heading="1 May" />, after: <PageHeader heading="2 May" /> },
  CourseDetail: { before: course('₹9,500'), after: course('₹13,500') },
  DayNav: { before: <DayNav previous={day('01')} />, after: <DayNav previous={day('02')} /> },
  Score: { before: score(2, 0), after: score(0, 2) },
  SearchResults: { before: search('a money ', 'bill', ' and'), after: search('of ', 'bills') },
};

test.each(Object.entries(texts))(
  '%s shows its new text on a translated page',
  async (_name, { before, after }) => {
    const { container, rerender } = await render(after);
    const text = container.textContent;
    await rerender(before);
    expect(container.textContent).not.toBe(text);
    translate(container);
    await rerender(after);
    expect(container.textContent).toBe(text);
  },
);

function course(fees: string) {
  return <CourseDetail course={{ title: 'A', fees }} back={{ href: '/', label: 'Back' }} />;
}

/** Marks with a minus and a fraction, or without. */
function score(right: number, wrong: number) {
  return <Score thirds={6 * right - 2 * wrong + 1} outOf={4} {...{ right, wrong }} left={0} />;
}

function day(date: string) {
  return { day: `2026-05-${date}`, href: `/2026-05-${date}` };
}

function translate(container: Element): void {
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const font = document.createElement('font');
    font.append(text.data);
    text.replaceWith(font);
  }
}
