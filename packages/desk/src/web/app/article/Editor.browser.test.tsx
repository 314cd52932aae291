import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { press } from '../../../../tests/support/press.ts';
import type { ArticleFields, OpenedArticle } from '../../api/writeArticle.ts';
import { Article } from '../screens/Article.tsx';
import { SitePagesContext } from '../shared/sitePages.ts';
import { Editor } from './Editor.tsx';

const fields: ArticleFields = {
  title: 'The Preamble',
  category: 'Facts of the Day',
  language: 'en',
  topics: [],
  date: '2026-11-20T06:30',
  url: '',
  content: 'A single sentence.',
  translationOf: '',
};
const stored: OpenedArticle = {
  id: '13',
  version: '1',
  state: 'published',
  updated: null,
  values: fields,
  address: '/facts-of-the-day/13',
  twin: null,
};
const site = {
  articleCategories: ['Facts of the Day'],
  languages: ['en', 'hi'],
} as unknown as Parameters<typeof Editor>[0]['site'];
/** Under which what is typed into it is kept. */
const keptName = 'setu-desk-unsaved/article/13';

/** Shows the editor of a stored article; its server saves what it is sent, but for another version than `theirs`. */
async function edit(
  opened = stored,
  theirs?: OpenedArticle,
  languages = ['en', 'hi'],
  topics: string[] = [],
) {
  const sent: Pick<OpenedArticle, 'id' | 'version' | 'values' | 'state'>[] = [];
  const answer = (path: string, body: (typeof sent)[number]) => {
    const { version } = theirs ?? opened;
    if (path === '/api/article/look') return { version, isOpenElsewhere: false };
    if (path === '/api/withdraw') return { file: 'withdrawn.json', said: 'Up to date.', undo: 'b' };
    if (path === '/api/undo') return { said: 'Up to date.' };
    if (path !== '/api/article') return opened;
    sent.push(body);
    if (theirs && body.version !== theirs.version) return { conflict: theirs, written: null };
    const saved = { ...opened, state: body.state, values: body.values };
    return { saved, written: { outcome: 'replaced', said: 'Up to date.', undo: 'a' } };
  };
  vi.stubGlobal('fetch', async (path: string, { body = '{}' }: { body?: string }) =>
    Response.json(answer(path, JSON.parse(body))),
  );
  const writing = { topics, lacking: {} };
  const shown = await render(
    <SitePagesContext value={{ en: () => null, hi: () => null }}>
      <main id="main" tabIndex={-1}>
        <Editor
          {...{ writing, opened }}
          site={{ ...site, languages } as typeof site}
          name="new"
          fields={opened.values}
          twin={opened.twin}
        />
      </main>
    </SitePagesContext>,
  );
  return { ...shown, sent };
}

type Otherwise = Response | void;

/** Answers some requests otherwise than before, or has them wait. */
function answerOtherwise(
  other: (path: string, asked: { body: string }) => Otherwise | Promise<Otherwise>,
): void {
  const answer = fetch;
  vi.stubGlobal(
    'fetch',
    async (path: string, asked: { body: string }) =>
      (await other(path, asked)) ?? answer(path, asked),
  );
}

/** Saves a correction, and confirms it. */
async function correct(): Promise<void> {
  await press('Correct');
  await press('Save these changes');
}

async function withdraw(): Promise<void> {
  await press('Withdraw');
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }));
}

test('a save leaves the address of a screen that was opened since', async () => {
  const { getByText } = await edit();
  answerOtherwise((path) => {
    if (path === '/api/article') location.hash = '#/articles';
  });
  await correct();
  await expect.element(getByText('It is published.')).toBeVisible();
  expect(location.hash).toBe('#/articles');
});

test('while a correction is saved that is said, and the focus returns from its dialog', async () => {
  const { getByRole, getByText } = await edit();
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  answerOtherwise((path) => (path === '/api/article' ? held : undefined));
  await correct();
  await expect.element(getByRole('status').filter({ hasText: 'Saving …' })).toBeVisible();
  answer();
  await expect.element(getByText('It is published.')).toBeVisible();
  await expect.element(getByRole('button', { name: 'Correct' })).toHaveFocus();
});

// `ContentForm.browser.test.tsx` tests what both forms share: the focus after an undo, a withdrawal, a failure.
test('the focus stays where a save began, and neither it nor what was typed since goes with an undo', async () => {
  const { getByRole, sent } = await edit({ ...stored, state: 'draft' });
  const text = getByRole('textbox', { name: 'Text' });
  await userEvent.fill(text, 'Saved.');
  await press('Save as a draft');
  await expect.element(getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect.element(getByRole('button', { name: 'Save as a draft' })).toHaveFocus();
  await userEvent.fill(text, 'Typed since.');
  const { promise: failure, resolve: fail } = Promise.withResolvers<Response>();
  const failures = [failure];
  answerOtherwise((path) => (path === '/api/undo' ? failures.shift() : undefined));
  await press('Undo');
  // A save would be of what is being undone.
  await press('Save as a draft');
  fail(Response.json({ error: 'No answer.' }, { status: 502 }));
  await expect.element(getByRole('alert')).toBeVisible();
  expect(sent).toHaveLength(1);
  await press('Undo');
  await expect.element(getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await expect.element(text).toHaveValue('Typed since.');
});

test('the focus does not go with an unsaved text, which can be brought back', async () => {
  const unsaved = { version: '0', values: { ...fields, title: 'Kept' } };
  localStorage.setItem(keptName, JSON.stringify(unsaved));
  const { getByLabelText, getByRole, sent } = await edit();
  // There is no other 'Title': the changes are compared when they are asked for.
  await expect.element(getByLabelText('Title')).toHaveValue('Kept');
  await press('Discard it');
  const notice = getByRole('status').filter({ hasText: 'What you had typed was discarded.' });
  await expect.poll(() => notice.element().contains(document.activeElement)).toBe(true);
  await expect.element(getByLabelText('Title')).toHaveValue(fields.title);
  expect(localStorage.getItem(keptName)).toBeNull();
  await press('Bring mine back');
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(getByRole('main')).toHaveFocus();
  await expect.element(getByLabelText('Title')).toHaveValue('Kept');
  expect(localStorage.getItem(keptName)).toContain('Kept');
  // What others have stored since is still noticed.
  await correct();
  await expect.poll(() => sent).toMatchObject([{ version: '0', values: { title: 'Kept' } }]);
});

test('topics are typed, or ticked among those in use', async () => {
  const opened = { ...stored, values: { ...fields, topics: ['Art, culture'] } };
  const inUse = ['Art, culture', 'Polity', 'Prelims'];
  const { getByRole, sent } = await edit(opened, undefined, ['en'], inUse);
  const typed = getByRole('textbox', { name: 'Topics' });
  await expect.element(typed).toHaveValue('Art, culture');
  await userEvent.click(page.getByText('Topics in use'));
  const tick = (name: string) => userEvent.click(getByRole('checkbox', { name }));
  await tick('Polity');
  await correct();
  await userEvent.fill(typed, 'Essay, Polity, ');
  await expect.element(getByRole('checkbox', { name: 'Art, culture' })).not.toBeChecked();
  await tick('Polity');
  await tick('Prelims');
  await expect.element(typed).toHaveValue('Essay, Prelims');
  await correct();
  const topics = [
    ['Art, culture', 'Polity'],
    ['Essay', 'Prelims'],
  ];
  await expect.poll(() => sent).toMatchObject(topics.map((some) => ({ values: { topics: some } })));
});

test('a refusal leads to its fields, by their labels', async () => {
  const { getByLabelText, getByRole } = await edit({ ...stored, state: 'draft' });
  const problems = [
    { field: 'content', reason: 'there is neither a text nor a url' },
    { field: 'publish_at', reason: 'is missing' },
    { field: 'translation_of', reason: 'there is no article 12' },
  ];
  vi.stubGlobal('fetch', async () => Response.json({ problems, warnings: [], written: null }));
  await press('Publish now');
  const summary = getByRole('alert').filter({ hasText: 'Not saved yet' });
  await expect.element(summary).toHaveFocus();
  await expect
    .element(getByRole('alert').filter({ hasText: 'there is no article 12' }))
    .toBeVisible();
  for (const [label, reason] of [
    ['Text', 'there is neither a text nor a url'],
    ['Date and time in India', 'is missing'],
  ] as const) {
    const control = getByLabelText(label);
    await expect.element(control).toBeInvalid();
    await expect.element(control).toHaveAccessibleDescription(new RegExp(reason));
    await userEvent.click(summary.getByRole('link', { name: `${label}: ${reason}` }));
    await expect.element(control).toHaveFocus();
  }
});

test('the original stands beside its translation', async () => {
  await page.viewport(1280, 900);
  const twin = { id: '12', language: 'hi', title: 'मूल', content: 'मूल पाठ।' } as const;
  const { getByRole } = await edit({ ...stored, twin, values: { ...fields, translationOf: '12' } });
  const original = getByRole('region', { name: 'In Hindi: मूल' });
  await expect.element(original).toHaveTextContent('मूल पाठ।');
  const [first, second] = [original, getByRole('textbox', { name: 'Text' })].map((locator) =>
    locator.element().getBoundingClientRect(),
  );
  expect(first?.left).toBeGreaterThanOrEqual(second?.right ?? Infinity);
  expect(Math.abs((first?.top ?? 0) - (second?.top ?? 0))).toBeLessThan(200);
});

test.each([
  ['nothing', fields.content, '1', '3'],
  ['another text', 'Theirs.', '1', '1'],
  ['what differs from a kept one', fields.content, '0', '0'],
])(
  'a save after a withdrawal and its undo detects that another had saved %s',
  async (_, content, kept, version) => {
    if (kept === '0') {
      const unsaved = { version: kept, values: { ...fields, title: 'Kept' } };
      localStorage.setItem(keptName, JSON.stringify(unsaved));
    }
    const { getByLabelText, getByText, sent } = await edit();
    const again = { ...stored, version: '3', values: { ...fields, content } };
    answerOtherwise((path) => (path === '/api/article?id=13' ? Response.json(again) : undefined));
    await userEvent.fill(getByLabelText('Title'), 'Mine');
    await withdraw();
    await press('Undo');
    await expect.element(getByText('It is as it was before.')).toBeVisible();
    await correct();
    await expect.poll(() => sent).toMatchObject([{ version, values: { title: 'Mine' } }]);
  },
);

test('what is typed into an article that another withdraws can be saved as a new one', async () => {
  const { getByRole, getByText, sent } = await edit();
  answerOtherwise((path, { body }) => {
    if (path === '/api/article/look') return Response.json({ version: '1', isOpenElsewhere: true });
    const isGone = path === '/api/article' && !body.includes('"id":""');
    return isGone ? Response.json({}, { status: 410 }) : undefined;
  });
  const text = getByRole('textbox', { name: 'Text' });
  dispatchEvent(new Event('focus'));
  const elsewhere = getByText('This article is also open at another desk.');
  await expect.element(elsewhere).toBeVisible();
  await userEvent.fill(text, 'Mine.');
  await correct();
  const gone = getByRole('alert').filter({ hasText: 'It is not there any more' });
  await expect.element(gone).toBeVisible();
  await expect.element(elsewhere).not.toBeInTheDocument();
  await expect.element(getByRole('button', { name: 'Save as a draft' })).toBeVisible();
  await userEvent.fill(text, 'Mine, too.');
  expect(localStorage.getItem(keptName)).toContain('Mine, too.');
  await press('Publish now');
  await expect.poll(() => sent).toMatchObject([{ id: '', values: { content: 'Mine, too.' } }]);
  await expect.element(gone).not.toBeInTheDocument();
  expect(localStorage.getItem(keptName)).toBeNull();
});

test.each([
  [['en', 'hi'], 1],
  [['en'], 0],
])('a site in %j offers another language: %i', async (languages, count) => {
  const { getByLabelText, getByRole } = await edit(stored, undefined, languages);
  await expect.element(getByLabelText('Title')).toBeVisible();
  expect(getByLabelText('Language').elements()).toHaveLength(count);
  const translate = getByRole('link', { name: 'Translate it into Hindi' });
  expect(translate.elements()).toHaveLength(count);
});

test('what was typed and taken back is not kept', async () => {
  const opened = { ...stored, values: { ...fields, topics: ['Polity', 'Prelims'] } };
  const { getByLabelText } = await edit(opened);
  const kept = () => localStorage.getItem(keptName);
  await userEvent.fill(getByLabelText('Title'), 'Changed');
  expect(kept()).toContain('Changed');
  await userEvent.fill(getByLabelText('Title'), fields.title);
  expect(kept()).toBeNull();
  const topics = getByLabelText('Topics', { exact: true });
  await userEvent.fill(topics, 'Polity, Essay');
  expect(kept()).toContain('Essay');
  await userEvent.fill(topics, 'Polity, Prelims');
  expect(kept()).toBeNull();
});

test('a button and a key mark what is selected', async () => {
  const { getByRole } = await edit();
  const text = getByRole('textbox', { name: 'Text' });
  (text.element() as HTMLTextAreaElement).setSelectionRange(2, 8);
  await press('Bold');
  await expect.element(text).toHaveValue('A **single** sentence.');
  await userEvent.keyboard('{Control>}i{/Control}');
  await expect.element(text).toHaveValue('A **_single_** sentence.');
});

test('a fault that a line has twice is gone when it is mended', async () => {
  const { getByRole } = await edit();
  const text = getByRole('textbox', { name: 'Text' });
  const line = getByRole('button', { name: /^Line / });
  await userEvent.fill(text, 'a<br>b<br>c');
  await expect.poll(() => line.elements().length).toBe(2);
  await userEvent.fill(text, '\na<br>b<br>c');
  await expect.element(getByRole('button', { name: 'Line 2' }).first()).toBeVisible();
  await userEvent.fill(text, 'a');
  await expect.poll(() => line.elements().length).toBe(0);
});

test('the line of a warning is brought into view', async () => {
  const lines = Array.from({ length: 300 }, (_, index) => (index === 199 ? '-a' : 'A'));
  const content = lines.join('\n');
  const { getByRole } = await edit({ ...stored, values: { ...fields, content } });
  await press('Line 200');
  const area = getByRole('textbox', { name: 'Text' }).element() as HTMLTextAreaElement;
  expect(content.slice(area.selectionStart, area.selectionEnd)).toBe('-a');
  const place = (200 / 300) * area.scrollHeight - area.scrollTop;
  expect(place).toBeGreaterThan(0);
  expect(place).toBeLessThan(area.clientHeight);
});

test('a new article has the language of its letters, unless another is chosen', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ topics: [], lacking: {} }));
  const { getByLabelText, rerender } = await render(<Article site={site} values={{}} visit="1" />);
  await expect.element(getByLabelText('Language')).toHaveDisplayValue('That of its letters');
  // Half a new article is not that of another day.
  await userEvent.fill(getByLabelText('Title'), 'Half');
  vi.setSystemTime('2026-11-30T05:59:00+05:30');
  await rerender(<Article site={site} values={{ date: '2026-11-30' }} visit="2" />);
  await expect.element(getByLabelText('Title')).toHaveValue('');
  await expect.element(getByLabelText(/^Date/)).toHaveValue('2026-11-30T06:00');
  // An article of today is not dated back.
  vi.setSystemTime('2026-11-30T06:01:00+05:30');
  await rerender(<Article site={site} values={{ date: '2026-11-30' }} visit="3" />);
  await expect.element(getByLabelText(/^Date/)).toHaveValue('');
});

test.each([
  ['an article', '13', { id: '13' }],
  ['the translation of one', 'of 13', { of: '13' }],
])(
  'what was typed into %s that is gone by now can be saved as a new one',
  async (_, key, values) => {
    const keep = (name: string, title: string, of = '') => {
      const unsaved = { version: '1', values: { ...fields, title, translationOf: of } };
      localStorage.setItem(`setu-desk-unsaved/article/${name}`, JSON.stringify(unsaved));
    };
    keep(key, 'Typed before', 'of' in values ? '13' : '12');
    keep('new', 'Another');
    const sent: ArticleFields[] = [];
    vi.stubGlobal('fetch', async (path: string, { body = '{}' }: { body?: string }) => {
      if (path.includes('id=13')) return Response.json({}, { status: 410 });
      if (path !== '/api/article') return Response.json({ topics: [], lacking: {} });
      sent.push((JSON.parse(body) as { values: ArticleFields }).values);
      const written = { outcome: 'new', said: 'Up to date.', undo: null };
      return Response.json({ saved: { ...stored, id: '41' }, written });
    });
    const screen = (
      <main id="main" tabIndex={-1}>
        <Article site={site} values={values} visit="1" />
      </main>
    );
    const shown = await render(screen);
    await expect.element(shown.getByRole('alert')).toBeVisible();
    await expect.element(shown.getByLabelText('Title')).toHaveValue('Typed before');
    await press('Publish now');
    await expect
      .poll(() => sent)
      .toMatchObject([{ title: 'Typed before', translationOf: 'of' in values ? '' : '12' }]);
    await shown.rerender(screen);
    await expect.element(shown.getByText('It is published.')).toBeVisible();
    await expect.element(shown.getByLabelText('Title')).toHaveValue('The Preamble');
  },
);

test('a date to come takes a public article off the site only after a warning', async () => {
  const { getByLabelText, getByRole, getByText } = await edit();
  await press('Correct');
  await expect.element(getByRole('dialog', { name: 'What changes' })).toBeVisible();
  await expect.element(getByText(/visitors do not see this article/)).not.toBeInTheDocument();
  await press('Go on writing');
  await userEvent.fill(getByLabelText('Date and time in India'), '2126-11-20T06:30');
  await press('Correct');
  await expect.element(getByText(/visitors do not see this article any more/)).toBeVisible();
});

test('with half a date nothing is saved, and without one a public article keeps that which it has', async () => {
  const { getByLabelText, getByRole, getByText } = await edit();
  const date = getByLabelText('Date and time in India');
  await userEvent.click(date);
  await userEvent.keyboard('{Backspace}');
  await press('Correct');
  await expect.element(date).toHaveFocus();
  await expect.element(getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.clear(date);
  await press('Correct');
  await expect.element(getByText('Nothing has changed.')).toBeVisible();
});

test('an article whose moment passes while it is open is corrected as a public one', async () => {
  const begun = Date.now();
  // Cut to its minute, it is one to two minutes ahead.
  const date = new Date(begun + 5.5 * 3_600_000 + 120_000).toISOString().slice(0, 16);
  const { getByRole, sent } = await edit({
    ...stored,
    state: 'scheduled',
    values: { ...fields, date },
  });
  await expect.element(getByRole('button', { name: 'Schedule' })).toBeVisible();
  vi.spyOn(Date, 'now').mockReturnValue(begun + 120_000);
  onTestFinished(() => void vi.restoreAllMocks());
  await userEvent.click(getByRole('button', { name: /^(?:Schedule|Correct)$/ }));
  await expect.element(getByRole('dialog', { name: 'What changes' })).toBeVisible();
  expect(sent).toEqual([]);
  await press('Save these changes');
  await expect.poll(() => sent).toMatchObject([{ state: 'published' }]);
});

test('what another has published stays visible when a text with a date to come replaces it', async () => {
  const planned = { ...fields, date: '2126-11-20T06:30' };
  const { getByLabelText, getByText, sent } = await edit(
    { ...stored, state: 'scheduled', values: planned },
    { ...stored, version: '2' },
  );
  await expect.element(getByText(/when you save, you see both/)).toBeVisible();
  await userEvent.fill(getByLabelText('Title'), 'Mine');
  await press('Schedule');
  await press('Write mine over theirs');
  await expect.element(getByText('It is published.')).toBeVisible();
  const { title, date } = { ...fields, title: 'Mine' };
  expect(sent.at(-1)).toMatchObject({ state: 'published', version: '2', values: { title, date } });
  await expect.element(getByLabelText('Date and time in India')).toHaveValue(date);
});

test('the page as visitors see it stays in view beside the text', async () => {
  await page.viewport(1280, 720);
  const { getByRole } = await edit();
  const seen = getByRole('region', { name: 'As visitors see it' });
  getByRole('button', { name: 'Correct' }).element().scrollIntoView({ block: 'end' });
  await expect.element(seen).toBeInViewport({ ratio: 1 });
});
