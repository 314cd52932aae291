import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { press } from '../../../../tests/support/press.ts';
import { WordsContext, languages } from '../words/words.ts';
import { ContentForm } from './ContentForm.tsx';

type FormProps = Parameters<typeof ContentForm>[0];
const course = { kind: 'courses', id: 'new' } as const;

const none = { problems: [], warnings: [], written: null };
const writtenAs = (outcome: string, undo: string | null = null) => ({
  ...none,
  written: { outcome, said: 'Up to date.', undo },
});
const opened = { version: '1', values: { title: 'Polity notes', href: '/about' } };
const gone = Response.json({}, { status: 410 });

interface Server {
  /** Its answers to saves, in their order; the last one again and again. */
  saves?: readonly unknown[];
  opening?: unknown;
  picture?: Promise<unknown>;
  words?: typeof languages.en;
}

/** Shows a form, by default that of a published resource; returns what it sends to be saved. */
async function openForm(server: Server = {}, props: Partial<FormProps> = {}) {
  const { saves = [none], words = languages.en } = server;
  const answers: Record<string, unknown> = {
    '/api/form': server.opening ?? opened,
    '/api/picture': server.picture,
    '/api/undo': { said: 'Up to date.' },
    '/api/withdraw': { file: 'withdrawn.json', said: 'Up to date.', undo: 'b' },
  };
  const asResponse = (answer: unknown) =>
    answer instanceof Response ? answer.clone() : Response.json(answer);
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: Record<string, string>) => {
    const [name = ''] = path.split('?');
    if (name !== '/api/form' || method !== 'POST') return asResponse(await answers[name]);
    sent.push(JSON.parse(body ?? ''));
    // As long as a real answer takes.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return asResponse(saves[sent.length - 1] ?? saves.at(-1));
  });
  const site = { courseCategories: [], languages: ['en', 'hi'] };
  const resource = { kind: 'resources', id: '9', day: '', number: '' } as const;
  const shown = await render(
    <WordsContext value={words}>
      <main id="main" tabIndex={-1}>
        <ContentForm {...resource} {...props} site={site as unknown as FormProps['site']} />
      </main>
    </WordsContext>,
  );
  return { ...shown, sent };
}

const title = page.getByRole('textbox', { name: 'Title' });
const statusOf = (text: string) => page.getByRole('status').filter({ hasText: text });
const expectFocusIn = (text: string) =>
  expect.poll(() => statusOf(text).element().contains(document.activeElement)).toBe(true);

async function withdraw(): Promise<void> {
  await press('Withdraw');
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }));
}

test('the fields that a course needs say so', async () => {
  const { container } = await openForm({}, course);
  await expect.element(title).toBeRequired();
  await expect.element(title).toHaveAccessibleDescription('Required.');
  const needed = container.querySelectorAll('[aria-required]');
  expect(Array.from(needed, ({ id }) => id)).toEqual([
    'field-title',
    'field-slug',
    'field-category',
    'field-mode',
  ]);
});

test('the overview of a course takes what is pasted from Word with its marks, as an article does', async () => {
  await openForm({}, course);
  const overview = page.getByRole('textbox', { name: 'Overview' });
  await expect.element(overview).toBeVisible();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', '<p>Weekly <b>tests</b></p>');
  const pasted = new ClipboardEvent('paste', { clipboardData, cancelable: true, bubbles: true });
  expect(overview.element().dispatchEvent(pasted)).toBe(false);
  await expect.element(overview).toHaveValue('Weekly **tests**');
});

// `Editor.browser.test.tsx` tests what the forms share with it: versions, and what is typed, kept and brought back.
test('the focus is not lost by a save, its undo, a withdrawal and its undo', async () => {
  await openForm({ saves: [{ ...writtenAs('replaced', 'a'), saved: opened }] });
  await expect.element(title).toBeVisible();
  const expectHeard = async (text: string, act: () => Promise<void>) => {
    // An open dialog hides them.
    const regions = page.getByRole('status', { includeHidden: true }).elements();
    await act();
    await expectFocusIn(text);
    // Many screen readers miss a region that comes with its text.
    expect(regions).toContain(statusOf(text).element());
  };
  await press('Save and publish');
  await expect.element(statusOf('Saved: written over')).toBeInViewport();
  await expect.element(page.getByRole('button', { name: 'Save and publish' })).toHaveFocus();
  await expectHeard('It is as it was before.', () => press('Undo'));
  await expectHeard('It is off the website.', withdraw);
  await press('Undo');
  await expectFocusIn('It is as it was before.');
});

test('what is wrong with one option is said at that option', async () => {
  const problems = [{ field: 'options', reason: 'there must be four', place: 3 }];
  const question = { kind: 'questions', id: 'new', day: '2026-12-10' } as const;
  await openForm({ saves: [{ ...none, problems }] }, question);
  await press('Save and publish');
  const option = (letter: string) =>
    page.getByRole('textbox', { name: new RegExp(`\\(${letter}\\)$`) });
  await expect.element(option('d')).toHaveAccessibleDescription(/there must be four/);
  await expect.element(option('a')).not.toBeInvalid();
  await userEvent.click(page.getByRole('link', { name: /there must be four/ }));
  await expect.element(option('d')).toHaveFocus();
});

test('what a save failed of is brought into view, each time', async () => {
  const problem = (field: string | null, reason: string) => ({
    ...none,
    problems: [{ field, reason }],
  });
  const already = problem(null, 'is published already');
  const answers = [
    [Response.json({ error: 'No answer.' }, { status: 502 }), 'No answer.'],
    [already, 'is published already'],
    [problem('title', 'is missing'), 'Title: is missing'],
  ] as const;
  await openForm({ saves: answers.map(([answer]) => answer) });
  for (const [, text] of answers) {
    await press('Save and publish');
    await expect.element(page.getByRole('alert').filter({ hasText: text })).toBeInViewport();
  }
});

test('in Hindi only a sentence without Hindi words is marked as English', async () => {
  const reasons = ['is published already', 'Unknown.'];
  const problems = reasons.map((reason) => ({ field: null, reason }));
  const { getByText } = await openForm({ saves: [{ ...none, problems }], words: languages.hi });
  await press(languages.hi.content.save);
  await expect.element(getByText('Unknown.')).toHaveAttribute('lang', 'en');
  await expect.element(getByText('पहले से प्रकाशित है')).not.toHaveAttribute('lang');
});

test('the focus is not lost when another had saved, nor is that written over unseen', async () => {
  const kept = { version: '0', values: { title: 'Kept', href: '/about' } };
  localStorage.setItem('setu-desk-unsaved/resources/9', JSON.stringify(kept));
  const theirs = { version: '2', values: { title: 'Notes of another', href: '/about' } };
  const { sent } = await openForm({ saves: [{ ...none, conflict: theirs }] });
  await userEvent.fill(title, 'Notes of mine');
  await userEvent.keyboard('{Enter}');
  const change = /Removed: − Notes of another.*Added: \+ Notes of mine/s;
  await expect.element(page.getByRole('dialog').filter({ hasText: change })).toBeVisible();
  await press('Go on writing');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(title).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await press('Write mine over theirs');
  const versions = ['0', '0', '2'];
  await expect.poll(() => sent).toMatchObject(versions.map((version) => ({ version })));
  expect(sent.at(-1)).toMatchObject({ id: '9', values: { title: 'Notes of mine' } });
  await press('Take theirs');
  await expect.element(title).toHaveValue('Notes of another');
  await expect.element(title).toHaveFocus();
  await expect.element(statusOf('What you had typed was discarded.')).toBeVisible();
  // What was typed since is not lost either.
  await userEvent.fill(title, 'Typed since');
  for (const brought of ['Notes of mine', 'Typed since']) {
    await press('Bring mine back');
    await expect.element(title).toHaveValue(brought);
    await expect.element(page.getByRole('main')).toHaveFocus();
  }
});

test.each([
  ['before', gone, [writtenAs('new')]],
  ['since', undefined, [gone, writtenAs('new')]],
])(
  'what is typed into an item that was withdrawn %s can be saved as a new one',
  async (_, opening, saves) => {
    const unsaved = { version: '1', values: { title: 'Kept' } };
    const keptName = 'setu-desk-unsaved/resources/9';
    localStorage.setItem(keptName, JSON.stringify(unsaved));
    const { sent } = await openForm({ opening, saves });
    await expect.element(title).toHaveValue('Kept');
    if (!opening) await press('Save and publish');
    const notThere = page.getByRole('alert').filter({ hasText: 'It is not there any more' });
    await expect.element(notThere).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument();
    await userEvent.fill(title, 'Mine');
    expect(localStorage.getItem(keptName)).toContain('Mine');
    await press('Save and publish');
    await expect.poll(() => sent.at(-1)).toMatchObject({ id: '', values: { title: 'Mine' } });
    // The new item has another address.
    await expect.element(statusOf('Saved: new')).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
    expect(localStorage.length).toBe(0);
  },
);

test('a course is withdrawn by its address, whatever its characters', async () => {
  const opening = { version: '1', values: { slug: 'online/25?', language: 'en' } };
  await openForm({ opening }, { kind: 'courses' });
  const asked = vi.spyOn(globalThis, 'fetch');
  await withdraw();
  const body = expect.stringContaining('"address":"/online%2F25%3F"');
  await expect
    .poll(() => asked)
    .toHaveBeenCalledWith('/api/withdraw', expect.objectContaining({ body }));
});

test('a day has a new question of its own, and keeps half a one when another is moved there', async () => {
  const question = { kind: 'questions', id: 'new', day: '2026-12-10', number: '4' } as const;
  // A new one cannot be read, nor need it be for its undo.
  const server = { saves: [writtenAs('new', 'a')], opening: gone };
  const tenth = await openForm(server, question);
  await userEvent.fill(tenth.getByLabelText('Day'), '2026-12-15');
  await press('Save and publish');
  await expect.element(tenth.getByLabelText('Number')).toHaveValue('5');
  await expect.element(tenth.getByLabelText('Day')).toHaveValue('2026-12-15');
  await userEvent.fill(tenth.getByLabelText('Question'), 'Half a question');
  await tenth.unmount();

  const { getByLabelText } = await openForm(server, question);
  await expect.element(getByLabelText('Question')).toHaveValue('');
  await userEvent.fill(getByLabelText('Day'), '2026-12-15');
  await press('Save and publish');
  await expect.element(getByLabelText('Question')).toHaveValue('Half a question');
  await press('Undo');
  await expectFocusIn('It is as it was before.');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await press('Discard it');
  await expect.element(getByLabelText('Day')).toHaveValue('2026-12-15');
  await expect.element(getByLabelText('Number')).toHaveValue('5');
  await expect.element(getByLabelText('Question')).toHaveValue('');
});

test('a save whose undo cannot be read is undone all the same', async () => {
  const saved = { version: '2', values: { title: 'Typed', href: '/about' } };
  const { sent } = await openForm({ saves: [{ ...writtenAs('replaced', 'a'), saved }] });
  await userEvent.fill(title, 'Typed');
  await press('Save and publish');
  await expect.element(statusOf('Saved: written over')).toBeVisible();
  expect(localStorage.length).toBe(0);
  await press('Save and publish');
  await expect.poll(() => sent).toMatchObject([{ version: '1' }, { version: '2' }]);
  const answer = fetch;
  vi.stubGlobal('fetch', async (path: string, asked: RequestInit) =>
    path.startsWith('/api/form?')
      ? Response.json({ error: 'No answer.' }, { status: 502 })
      : answer(path, asked),
  );
  await press('Undo');
  await expect.element(statusOf('It is as it was before.')).toBeVisible();
  await expect.element(page.getByRole('alert').filter({ hasText: 'No answer.' })).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(sent).toHaveLength(2);
});

test('each new item is said to be saved, and not above one that is refused', async () => {
  const missing = { ...none, problems: [{ field: 'title', reason: 'is missing' }] };
  await openForm({ saves: [writtenAs('new'), writtenAs('new'), missing] }, { id: 'new' });
  for (const _ of ['first', 'second']) {
    await press('Save and publish');
    await expectFocusIn('Saved: new');
    await userEvent.click(title);
  }
  await press('Save and publish');
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await expect.element(statusOf('Saved: new')).not.toBeInTheDocument();
});

test('a form with half a date is not saved', async () => {
  const { getByLabelText, sent } = await openForm({}, course);
  await userEvent.fill(getByLabelText('Date'), '2026-11-20');
  await userEvent.click(getByLabelText('Date'));
  await userEvent.keyboard('{Backspace}');
  await press('Save and publish');
  await expect.element(getByLabelText('Date')).toHaveFocus();
  expect(sent).toEqual([]);
});

/** Shows a form whose picture is being stored, until `store` is called with the server's answer. */
async function openStoring(server: Server = {}) {
  const { promise, resolve: store } = Promise.withResolvers<unknown>();
  const form = await openForm({ ...server, picture: promise });
  const canvas = new OffscreenCanvas(3, 2);
  canvas.getContext('2d');
  const file = new File([await canvas.convertToBlob()], 'a.png', { type: 'image/png' });
  const input = form.getByLabelText('Choose a picture, or drop it here');
  await userEvent.upload(input, file);
  const storing = form.getByText('The picture is being stored …');
  await expect.element(storing).toBeVisible();
  return { ...form, input, storing, store };
}

test('what is typed while a picture is being stored stays, and no other address is', async () => {
  const { getByLabelText, storing, store } = await openStoring();
  await userEvent.fill(title, 'Typed');
  await expect.element(getByLabelText('Picture')).toHaveAttribute('readonly');
  store({ address: '/a.webp' });
  await expect.element(storing).not.toBeInTheDocument();
  await expect.element(getByLabelText('Picture')).toHaveValue('/a.webp');
  await expect.element(title).toHaveValue('Typed');
});

test.each([false, true])(
  'a picture that is stored when its form is left goes with it, saved: %s',
  async (isSaved) => {
    const { sent, store, unmount } = await openStoring({ saves: [writtenAs('replaced')] });
    if (isSaved) await press('Save and publish');
    await unmount();
    store({ address: '/a.webp' });
    const kept = () => localStorage.getItem('setu-desk-unsaved/resources/9') ?? '{}';
    const values = { title: 'Polity notes', picture: '/a.webp' };
    await expect
      .poll(() => (isSaved ? sent[0] : JSON.parse(kept())) as unknown)
      .toMatchObject({ values });
  },
);

test('a picture that cannot be stored is no reason against a save', async () => {
  const { getByText, sent, store } = await openStoring();
  store(Response.json({ error: 'No room.' }, { status: 502 }));
  await expect.element(getByText('No room.')).toBeVisible();
  await press('Save and publish');
  await expect.poll(() => sent).toMatchObject([{ values: { title: 'Polity notes' } }]);
});

test('a form that is saved while its picture is being stored waits for it', async () => {
  const saves = [{ ...none, problems: [{ field: null, reason: 'No.' }] }];
  const form = await openStoring({ saves });
  const { getByLabelText, getByRole, getByText, input, sent, store } = form;
  // The same file, chosen again, is another change.
  await expect.element(input).toHaveValue('');
  await press('Save and publish');
  await expect.element(statusOf('Saving …')).toBeVisible();
  const address = 'https://example.org/a.webp';
  store({ address });
  await expect.poll(() => sent).toMatchObject([{ values: { picture: address } }]);
  await expect.element(getByLabelText('Picture')).toHaveValue(address);
  // Without its address it is not the form's picture.
  await expect.element(getByRole('img', { name: 'The chosen picture' })).toBeVisible();
  await userEvent.clear(getByLabelText('Picture'));
  await expect.element(getByRole('img', { name: 'The chosen picture' })).not.toBeInTheDocument();
  await expect.element(getByText('The picture is stored.')).not.toBeInTheDocument();
});
