import { QuestionSheet, Score } from '@setu/ui';
import { composeStories } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '@setu/ui/base.css';
import '@setu/ui/themes/setu.css';
import { Page as SearchPage } from '../../packages/website/src/pages/Search.tsx';
import * as shareLinks from '../../stories/institute/actions/ShareLinks.stories.tsx';
import * as contactForm from '../../stories/institute/forms/ContactForm.stories.tsx';
import * as scholarshipForm from '../../stories/institute/forms/ScholarshipForm.stories.tsx';
import * as monthCalendar from '../../stories/institute/navigation/MonthCalendar.stories.tsx';
import * as siteHeader from '../../stories/institute/navigation/SiteHeader.stories.tsx';
import { moneyBill } from '../../stories/data/questions.tsx';
import { articles } from '../../stories/data/seeds.ts';
import { SiteFrame } from '../../stories/pages/SiteFrame.tsx';
import * as dialog from '../../stories/primitives/feedback/Dialog.stories.tsx';
import * as carousel from '../../stories/primitives/media/Carousel.stories.tsx';
import * as disclosure from '../../stories/primitives/text/Disclosure.stories.tsx';
import * as table from '../../stories/primitives/text/Table.stories.tsx';
import { rowsOf } from './listen.ts';

const { Default: Header } = composeStories(siteHeader);
const { Default: Leaving } = composeStories(dialog);
const { Default: Resources } = composeStories(carousel);
const { Default: Calendar } = composeStories(monthCalendar);
const { Default: Contact } = composeStories(contactForm);
const { Incomplete: Registration } = composeStories(scholarshipForm);
const { Default: Selections } = composeStories(table);
const { Default: Question } = composeStories(disclosure);
const { Default: Share } = composeStories(shareLinks);

const apg = (pattern: string, page: string) => ({
  by: `APG, ${pattern} Pattern`,
  at: `https://www.w3.org/WAI/ARIA/apg/patterns/${page}/`,
});
const wcag = (criterion: string, id: string) => ({
  by: `WCAG 2.2, ${criterion}`,
  at: `https://www.w3.org/TR/WCAG22/#${id}`,
});

const statusMessages = {
  rule: 'In content implemented using markup languages, status messages can be programmatically determined through role or properties such that they can be presented to the user by assistive technologies without receiving focus.',
  ...wcag('4.1.3 Status Messages', 'status-messages'),
};

const asHit = { kind: 'article' as const, snippet: [], topics: [] };

/** The search of the website, over the titles of a few articles. */
function Search() {
  const words = new URLSearchParams(useLocation().search).get('q') ?? '';
  const search = { words, category: undefined, month: undefined, topic: undefined };
  const items = articles
    .filter(({ title }) => title?.toLowerCase().includes(words.toLowerCase()))
    .map((article) => ({ ...article, ...asHit, href: article.url }));
  const one = { page: 1, pageCount: 1, more: false, titlesOnly: false, suggestion: null };
  const value = { ...one, items, total: items.length };
  const answer = words === '' ? undefined : ({ ok: true, value } as const);
  return <SearchPage data={{ search, cut: false, newestMonth: '2026-11', answer }} />;
}

/** One question, answered wrongly. */
function Practice() {
  const [answers, setAnswers] = useState<ComponentProps<typeof QuestionSheet>['answers']>();
  const score = <Score thirds={-2} outOf={2} right={0} wrong={1} left={0} />;
  return (
    <QuestionSheet
      {...{ questions: [moneyBill], action: '/practice', answers }}
      score={answers && score}
      onCheck={setAnswers}
    />
  );
}

/**
 * The eleven parts that are hardest to use by ear: the rule, quoted, with its pattern or criterion, and the steps of a
 * walk for `rowsOf`.
 */
const walks = [
  {
    title: 'Header menus',
    of: <Header />,
    rule: 'When the content is visible, the element with role button has aria-expanded set to true. When the content area is hidden, it is set to false.',
    ...apg('Disclosure (Show/Hide)', 'disclosure'),
    walk: '{Tab}; {Tab}; {Tab}; {Enter}; {Tab}; {Tab}; {Escape}; {Tab}; {Enter}; next 4; {Escape}; {Tab}',
  },
  {
    title: 'Dialog',
    of: <Leaving />,
    rule: 'When a dialog opens, focus moves to an element inside the dialog. When a dialog closes, focus returns to the element that invoked the dialog.',
    ...apg('Dialog (Modal)', 'dialog-modal'),
    walk: '{Tab}; {Enter} until modal; next 3; {Tab}; {Tab}; {Tab}; {Escape}',
  },
  {
    title: 'Carousel',
    // It must not advance before the first key.
    of: <Resources autoAdvanceMs={3_600_000} />,
    rule: 'Activating the rotation control, next slide, and previous slide do not move focus, so users may easily repetitively activate them as many times as desired.',
    ...apg('Carousel (Slide Show or Image Rotator)', 'carousel'),
    walk: '{Tab}; {Enter}; {Tab}; {Tab}; {Enter} when 4 of 5; next 7',
  },
  {
    title: 'Calendar grid',
    of: <Calendar />,
    rule: 'Only one of the focusable elements contained by the grid is included in the page tab sequence.',
    ...apg('Grid (Interactive Tabular Data and Layout Containers)', 'grid'),
    walk: '{Tab}; {Tab}; {Tab}; {ArrowRight}; {Home}; {ArrowUp}; {End}; {Shift>}{Tab}{/Shift}; {Tab}',
  },
  {
    title: 'Search while typing',
    of: (
      <SiteFrame path="/search">
        <Search />
      </SiteFrame>
    ),
    ...statusMessages,
    // The field has the focus when the page opens.
    walk: 're until results for; form until "reform"; {Backspace}{Backspace}x until 0 results; {Tab}; {Tab}',
  },
  {
    title: 'Error summary',
    of: <Contact />,
    rule: 'If an input error is automatically detected, the item that is in error is identified and the error is described to the user in text.',
    ...wcag('3.3.1 Error Identification', 'error-identification'),
    walk: '{Tab}; {Tab}; {Tab}; {Tab}; {Tab}; {Enter}; next 3; {Tab}; {Enter}; {Shift>}{Tab}{/Shift}',
  },
  {
    title: 'Fields in error',
    of: <Registration />,
    rule: 'If an input error is automatically detected and suggestions for correction are known, then the suggestions are provided to the user, unless it would jeopardize the security or purpose of the content.',
    ...wcag('3.3.3 Error Suggestion', 'error-suggestion'),
    walk: Array<string>(14).fill('{Tab}').join('; '),
  },
  {
    title: 'Table',
    of: <Selections />,
    rule: 'columnheader if the cell contains a title or header information for the column. rowheader if the cell contains title or header information for the row.',
    ...apg('Table', 'table'),
    walk: '{Tab}; next 2; next 8; next 5',
  },
  {
    title: 'Disclosure',
    of: <Question />,
    rule: 'Enter: activates the disclosure control and toggles the visibility of the disclosure content.',
    ...apg('Disclosure (Show/Hide)', 'disclosure'),
    walk: '{Tab}; {Enter}; next 2; {Enter}',
  },
  {
    title: 'Practice question',
    of: <Practice />,
    rule: 'Make the legend as short as possible for situations in which it is read together with the label each time.',
    by: 'WAI Tutorials, Grouping Controls',
    at: 'https://www.w3.org/WAI/tutorials/forms/grouping/',
    walk: 'next 22; {Tab}; [Space]; {ArrowDown}; {ArrowDown}; {ArrowDown}; {Tab}; {Tab}; {Enter} until of 2; next 73',
  },
  {
    title: 'Status messages',
    of: (
      <>
        <Share />
        <Contact />
      </>
    ),
    ...statusMessages,
    walk: '{Tab}; {Tab}; {Tab}; {Enter} until Link copied; {Tab}; {Tab}; {Tab}; asha@example.com; {Tab}; When does it start?; {Tab}; {Enter} until Message sent; next 3; {Tab}',
  },
];

// Fixed because calendars mark today.
beforeEach(() => void vi.setSystemTime('2026-11-20T06:30:00Z'));

const head =
  '| Keys | A screen reader says | The focus, as Chromium tells of it |\n| --- | --- | --- |';

test.for(walks)('$title', async ({ title, of, rule, by, at, walk }) => {
  await render(of);
  const rows = (await rowsOf(walk)).join('\n');
  await expect(
    `# ${title}\n\n> ${rule}\n>\n> [${by}](${at})\n\n${head}\n${rows}\n`,
  ).toMatchFileSnapshot(`${title.toLowerCase().replaceAll(' ', '-')}.md`);
});
