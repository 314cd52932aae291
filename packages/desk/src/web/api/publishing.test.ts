import { beforeEach, expect, test, vi } from 'vitest';
import { useFixture } from '../../../../../tests/support/fixture.ts';
import { startTestBackend } from '../../../../backend/src/testing.ts';
import { apiContext } from '../../../tests/support/apiContext.ts';
import { sheet } from '../../../tests/support/files.ts';
import { type IdType, projects } from '../../../tests/support/projects.ts';
import { connect } from '../../connect.ts';
import { listArticles } from './articleList.ts';
import { listContent, openContent } from './contentList.ts';
import { publishFiles, saveForm } from './publishing.ts';
import type { ApiContext } from './route.ts';
import { routes } from './routes.ts';
import { undoChange } from './undo.ts';
import { lookAt, openArticle, saveArticle } from './writeArticle.ts';

const backend = useFixture(() => startTestBackend());
const { signal } = new AbortController();
const embedded = useFixture(() =>
  connect({ env: {}, dataDir: backend.dataDir, log: () => {}, signal }),
);
const contextOf = (name: 'embedded' | 'migrated' | IdType) =>
  apiContext(name === 'embedded' ? embedded.client : projects[name]);
let context: ApiContext;
beforeEach(() => {
  context = contextOf('migrated');
});

const drop = (files: Record<string, string>, choices: object = {}) =>
  publishFiles(context, {
    files: Object.entries(files).map(([name, text]) => ({
      name,
      base64: Buffer.from(text).toString('base64'),
    })),
    ...choices,
  });
const open = async (kind: string, id: string) => (await openContent(context, { kind, id })).values;
/** Saves a form that was filled from what is stored now. */
const save = async (kind: string, values: object, id = '') => {
  const { version } = id === '' ? { version: '' } : await openContent(context, { kind, id });
  return saveForm(context, { kind, id, version, values });
};
/** Publishes a table over what is there. */
const overwrite = (table: string) => drop({ 'a.csv': table }, { write: true, replace: true });
const list = (kind: string, day = '') => listContent(context, { kind, day });
/** The id of the first item of a kind. */
const firstId = async (kind: string) => (await list(kind))[0]?.id ?? '';
const undo = ({ written }: Awaited<ReturnType<typeof drop | typeof save>>) =>
  undoChange(context, { undo: written?.undo });

test('a day that is not in the calendar has no list', async () => {
  await expect(list('questions', '2026-02-31')).rejects.toThrow('Choose a day.');
});

const essay = 'title,category,date,content\nEssay,Facts of the Day,20/11/2026 06:30,Old\n';

test('a file is shown as it would be written, written on request, and taken back', async () => {
  const stored = () => projects.sql('select title, content from "Articles"');
  const shown = await drop({ 'a.csv': essay });
  expect(shown).toMatchObject({ kind: 'articles', problems: [], written: null });
  expect(shown.rows).toMatchObject([{ file: 'a.csv', line: 2, outcome: 'new' }]);
  expect(await stored()).toEqual([]);
  const first = await drop({ 'a.csv': essay }, { write: true });
  expect(first.written).toEqual({ outcome: 'new', said: 'The website is up to date.', undo: null });

  const corrected = essay.replace('Old', 'New');
  const again = await drop({ 'a.csv': corrected }, { write: true });
  expect(again.written).toBeNull();
  expect(again.problems).toMatchObject([{ file: 'a.csv', line: 2, isReplaceable: true }]);
  const replaced = await overwrite(corrected);
  expect(await stored()).toEqual([{ title: 'Essay', content: 'New' }]);
  await undo(replaced);
  expect(await stored()).toEqual([{ title: 'Essay', content: 'Old' }]);
  await expect(undo(replaced)).rejects.toThrow('cannot be undone any more');
});

test('questions of another program get the day that is chosen', async () => {
  const gift = { 'a.gift': 'Which? {=One ~Two ~Three ~Four}' };
  expect(await drop(gift, { day: '2026-11-20' })).toMatchObject({
    kind: 'questions',
    problems: [],
    rows: [{ outcome: 'new' }],
  });
  await expect(drop({})).rejects.toThrow('Choose a file first.');
});

const question = {
  day: '2026-11-20',
  number: '1',
  stem: 'Which is right?',
  options: ['One', 'Two', 'Three', 'Four'],
  answer: 'b',
  explanation: 'Two is.',
};

test('a question in a form is validated as in a file, each fault at its field', async () => {
  const wrong = { ...question, number: '', options: ['One', 'One', '', ''], answer: '' };
  const { problems, written } = await save('questions', wrong);
  expect(written).toBeNull();
  expect(new Set(problems.map(({ field }) => field))).toEqual(
    new Set(['number', 'options', 'answer']),
  );
  expect(problems).toContainEqual({ field: 'answer', reason: 'is missing' });
  const damaged = { ...question, number: '1.5', stem: 'Which is\0right?', line: '\ud800' };
  const reason = 'holds a damaged character: write it once more';
  expect((await save('questions', damaged)).problems).toEqual([
    { field: 'number', reason: 'is a whole number from 1 to 100' },
    { field: 'stem', reason },
    { field: 'line', reason },
  ]);

  const lost = { ...question, article: '99999' };
  expect((await save('questions', lost)).problems).toEqual([
    { field: 'article', reason: 'there is no article 99999' },
  ]);

  expect((await save('questions', question)).written?.outcome).toBe('new');
  const [line] = await list('questions', '2026-11-20');
  expect(line).toMatchObject({ title: 'Which is right?', language: 'en', note: '1' });
  const id = line?.id ?? '';
  // A file may have given it a topic with a comma.
  await projects.sql(`update "Questions" set topics = '{"Art, culture"}'`);
  const opened = await open('questions', id);
  expect(opened).toMatchObject(question);
  expect((await save('questions', opened, id)).written?.outcome).toBe('unchanged');
  expect((await save('questions', { ...opened, answer: 'c' }, id)).written?.outcome).toBe(
    'corrected',
  );
  const other = { ...opened, stem: 'Which is wrong?', statements: ['', 'One'], answer: 'c' };
  expect((await save('questions', other, id)).written?.outcome).toBe('replaced');
  expect(await projects.sql('select id::text, stem, statements from "Questions"')).toEqual([
    { id, stem: 'Which is wrong?', statements: ['One'] },
  ]);
});

test('a resource keeps its id under another title, and a new one takes none that is taken', async () => {
  await projects.sql(
    `insert into resources (title, href, image) values ('About', '/about', 'assets/a.png')`,
  );
  await save('resources', { title: 'Essays', href: '/editorial-analysis' });
  const id = (await list('resources')).find(({ title }) => title === 'About')?.id ?? '';
  const image = async () =>
    (await projects.sql(`select image from resources where id = ${id}`))[0]?.['image'];
  // A picture that pages cannot show stays, unless the form changes it.
  await save('resources', { ...(await open('resources', id)), category: 'Maps' }, id);
  expect(await image()).toBe('assets/a.png');
  const changed = { ...(await open('resources', id)), title: 'About us', picture: '/a.webp' };
  expect((await save('resources', changed, id)).written).toMatchObject({ outcome: 'replaced' });
  expect(await open('resources', id)).toEqual({ ...changed, href: '/about' });
  const picture = 'http://localhost:54321/storage/v1/object/public/a.webp';
  await save('resources', { ...changed, picture }, id);
  expect(await image()).toBe(picture);
  const { problems, written } = await save('resources', { title: 'Essays', href: '/a' });
  expect([problems[0]?.field, written]).toEqual(['title', null]);
});

test('a course is opened as its page and its card are, and taken back', async () => {
  const course = {
    slug: 'essay',
    language: 'en',
    title: 'Essay',
    category: 'BPSC',
    mode: 'offline',
    date: '2026-11-10',
    description: 'Write.',
    picture: '/art/polity.svg',
    featured: 'yes',
    module_1_heading: 'Plan',
    module_1: 'How.',
    feature_1: 'Weekly',
    outcome_1: 'One',
    outcome_2: 'Two',
  };
  await save('courses', course);
  const id = await firstId('courses');
  const opened = await open('courses', id);
  expect(opened).toMatchObject(course);
  const saved = await save('courses', { ...opened, title: 'Essays', mode: 'online' }, id);
  expect((await list('courses')).map(({ title }) => title)).toEqual(['Essays']);
  await undo(saved);
  expect(await open('courses', id)).toEqual(opened);
  await expect(open('courses', '0')).rejects.toThrow('It is not there any more.');
});

test('a course in a form writes what was changed, and leaves what its card has of its own', async () => {
  await projects.sql(`
    insert into "Course Details" (slug, "Title", "Fees", description, "CourseImage", "BuyURL", "Module_2")
      values ('essay', 'Essay: the whole course', '900', 'Long.', '/page.webp', '/buy', 'How.');
    insert into "Course Section" (title, description, thumbnail, category, mode, "ViewMore")
      values ('Essay', 'Short.', '/card.webp', 'BPSC', 'online', '/essay')`);
  const card = async () =>
    (
      await projects.sql(
        'select title, description, thumbnail, "BuyURL", date, mode from "Course Section"',
      )
    )[0];
  const before = await card();
  const id = await firstId('courses');
  const opened = await open('courses', id);
  await save('courses', { ...opened, fees: '1000' }, id);
  expect(await card()).toEqual(before);
  const { warnings } = await save(
    'courses',
    { ...opened, fees: '1000', mode: 'offline', picture: '/new.webp', buy: '/b', module_1: 'Why.' },
    id,
  );
  expect(warnings).toEqual([
    expect.stringMatching(/^picture: the card in the lists has its own, which stays/),
  ]);
  // It had no address to buy, and gets the new one.
  expect(await card()).toEqual({ ...before, mode: 'offline', BuyURL: '/b' });
  expect(
    await projects.sql(
      'select "Fees", "CourseImage", "Module_1", "Module_2" from "Course Details"',
    ),
  ).toEqual([{ Fees: '1000', CourseImage: '/new.webp', Module_1: 'Why.', Module_2: null }]);
  // A file replaces both.
  const file = 'slug,title,category,mode,picture\nessay,Essays,BPSC,offline,/file.webp\n';
  await overwrite(file);
  expect(await card()).toMatchObject({ title: 'Essays', thumbnail: '/file.webp' });
});

test('a card that a course lacked is taken away again with the change that added it', async () => {
  await projects.sql(`insert into "Course Details" (slug, "Title") values ('essay', 'Essay')`);
  const file = 'slug,title,category,mode\nessay,Essays,BPSC,offline\n';
  const written = await overwrite(file);
  const cards = () => projects.sql('select title from "Course Section"');
  expect(await cards()).toEqual([{ title: 'Essays' }]);
  await undo(written);
  expect(await cards()).toEqual([]);
  expect((await list('courses')).map(({ title }) => title)).toEqual(['Essay']);
});

test('a file that adds a question before others is taken back whole from the embedded database', async () => {
  context = contextOf('embedded');
  const ofDay = `from "Questions" where day = '2026-11-20'`;
  const stored = () => backend.sql(`select * ${ofDay} order by number`);
  await backend.sql(`delete ${ofDay}`);
  const stems = ['Which is first?', 'Which is last?'];
  await drop({ 'q.md': sheet(stems) }, { write: true });
  const before = await stored();
  const added = sheet(['Which is new?', ...stems]);
  const written = await drop({ 'q.md': added }, { write: true, replace: true });
  expect(await stored()).toHaveLength(3);
  await undo(written);
  expect(await stored()).toEqual(before);
});

/** An item of each kind that has a form, as the form sends it, and a field that a change may write. */
const forms = {
  questions: { values: { ...question, day: '2030-01-01', language: 'en' }, field: 'explanation' },
  courses: {
    values: { slug: 'essay', language: 'en', title: 'Essay', category: 'BPSC', mode: 'online' },
    field: 'fees',
  },
  resources: { values: { title: 'About us', href: '/about' }, field: 'category' },
  articles: {
    values: {
      title: 'Of a form',
      category: 'Facts of the Day',
      content: 'A.',
      date: '2026-11-20T06:30',
    },
    field: 'content',
  },
} as const;
type Kind = keyof typeof forms;

/** Begins a form with an item that it has published; returns what then opens and saves it. */
async function publishForm(kind: Kind, state = 'published') {
  const { values, field } = forms[kind];
  const api =
    kind === 'articles'
      ? { open: openArticle, save: saveArticle }
      : { open: openContent, save: saveForm };
  const added = await api.save(context, { kind, state, values });
  expect(added).toMatchObject({ problems: [], written: { outcome: 'new' } });
  const lines =
    kind === 'articles'
      ? (await listArticles(context, { search: 'Of a form' })).lines
      : await list(kind, forms.questions.values.day);
  const item = { kind, id: lines.at(-1)?.id ?? '', state: 'published' };
  const opened = await api.open(context, item);
  const changed = (text: string) => ({ ...opened.values, [field]: text });
  return {
    opened,
    changed,
    read: () => api.open(context, item),
    save: (text: string, version: string, at = context) =>
      api.save(at, { ...item, version, values: changed(text) }),
  };
}

test.each([
  ...(['embedded', 'migrated'] as const).flatMap((project) =>
    (Object.keys(forms) as Kind[]).map((kind) => [kind, project] as const),
  ),
  ['articles', 'text'] as const,
])(
  'of many that save a form of %s in %s at once one alone does, and shows the others what it has written',
  async (kind, project) => {
    context = contextOf(project);
    const { opened, changed, read, save } = await publishForm(kind);
    const answers = await Promise.all(['A', 'B', 'C'].map((text) => save(text, opened.version)));
    const stored = await read();
    const won = answers.findIndex(({ written }) => written !== null);
    expect(stored.values).toEqual(changed(['A', 'B', 'C'][won] ?? ''));
    const lost = answers.filter(({ written }) => written === null);
    expect(lost.map(({ conflict }) => conflict)).toEqual([stored, stored]);
    // Who has seen what is stored may write over it.
    const { conflict, written } = await save('D', stored.version);
    expect([conflict, written?.outcome]).toEqual([undefined, 'replaced']);
    expect(await read()).toMatchObject({ values: changed('D') });
  },
);

test.each([
  ['resources', 'openedResource'],
  ['articles', 'writtenArticle'],
] as const)(
  'a form of %s is written, even if it cannot be read again, and its next save is no conflict',
  async (kind, query) => {
    const { opened, changed, save } = await publishForm(kind, 'draft');
    // Visitors are shown what was written before it is read again.
    const broken = async () => {
      vi.spyOn(context.queries, query).mockRejectedValue(new Error('No answer.'));
      return '';
    };
    const { written, saved } = await save('A ', opened.version, {
      ...context,
      showChanges: broken,
    });
    expect(written?.outcome).toBe('replaced');
    const state = 'state' in opened && { state: 'published' };
    expect(saved).toMatchObject({ ...state, values: changed('A ') });
    vi.restoreAllMocks();
    expect(await save('B', saved?.version ?? '')).toMatchObject({
      written: { outcome: 'replaced' },
      saved: { values: { [forms[kind].field]: 'B' } },
    });
  },
);

test.each([
  ['questions', 'unchanged'],
  ['articles', undefined],
] as const)('of the %s a form that is sent twice at once publishes one', async (kind, second) => {
  const sent = { kind, state: 'published', version: '', values: forms[kind].values };
  const route = routes[kind === 'articles' ? 'POST /api/article' : 'POST /api/form'];
  const answers = await Promise.all([route(context, sent), route(context, sent)]);
  expect(answers.map(({ written }) => written?.outcome)).toEqual(['new', second]);
});

/** Makes the next look for what is published find nothing, as before another desk writes it. */
function findNothingOnce(kind: Kind): void {
  const { queries } = context;
  const nothing = { same: [], ofOtherDays: [] };
  if (kind === 'articles') vi.spyOn(queries, 'articlesLike').mockResolvedValueOnce([nothing]);
  if (kind === 'questions') vi.spyOn(queries, 'questionsOfDays').mockResolvedValueOnce([]);
  const course = { pages: [], cards: [] };
  if (kind === 'courses') vi.spyOn(queries, 'coursesOf').mockResolvedValueOnce([course]);
  if (kind === 'resources') vi.spyOn(queries, 'resourcesTitled').mockResolvedValueOnce([[]]);
}

test.each([
  ['questions', 'number', 'migrated'],
  ['questions', 'number', 'embedded'],
  ['courses', 'slug', 'migrated'],
  ['courses', 'slug', 'embedded'],
] as const)(
  'of the %s one that another desk publishes at the same time is refused at its %s: %s',
  async (kind, field, project) => {
    context = contextOf(project);
    const day = '2030-02-01';
    const values = { ...forms[kind].values, ...(kind === 'courses' ? { slug: 'taken' } : { day }) };
    await save(kind, values);
    findNothingOnce(kind);
    const reason = 'is published already. Open that one from the list, or change this.';
    expect(await save(kind, values)).toMatchObject({
      problems: [{ field, reason }],
      written: null,
    });
  },
);

test('files with a course that another desk publishes at the same time say so', async () => {
  const file = { 'a.csv': 'slug,title,category,mode\nessay,Essays,BPSC,offline\n' };
  await drop(file, { write: true });
  findNothingOnce('courses');
  await expect(drop(file, { write: true })).rejects.toThrow(
    'Of the pages of courses none was written: one of them was published after the check.',
  );
});

test('of two desks that publish the same article at once each goes on with its own text', async () => {
  const saveText = async (content: string) => {
    const values = { ...forms.articles.values, title: 'Of two desks', content };
    return (await saveArticle(context, { state: 'published', values })).saved;
  };
  const theirs = await saveText('Theirs.');
  findNothingOnce('articles');
  const mine = await saveText('Mine.');
  expect(mine?.values.content).toBe('Mine.');
  expect(mine?.id).not.toBe(theirs?.id);
});

test.each(['embedded', 'migrated'] as const)(
  'two desks that have an article open know of each other, for a minute: %s',
  async (project) => {
    context = contextOf(project);
    const sql = (text: string) => (project === 'embedded' ? backend : projects).sql(text);
    const saveTitled = async (title: string) => {
      const values = { ...forms.articles.values, title };
      const { saved } = await saveArticle(context, { state: 'published', values });
      return saved?.id ?? '';
    };
    const [id, another] = [await saveTitled('Open twice'), await saveTitled('Open once')];
    // As in another process.
    vi.resetModules();
    const other = await import('./writeArticle.ts');
    const isOpenElsewhere = async (look = lookAt, at = id) =>
      (await look(context, { id: at })).isOpenElsewhere;
    expect(await isOpenElsewhere()).toBe(false);
    expect(await isOpenElsewhere(other.lookAt, another)).toBe(false);
    expect(await isOpenElsewhere()).toBe(false);
    expect(await isOpenElsewhere(other.lookAt)).toBe(true);
    expect(await isOpenElsewhere()).toBe(true);
    await sql(`alter table "Desk Presence" disable trigger user;
      update "Desk Presence" set seen_at = now() - interval '61 seconds';
      alter table "Desk Presence" enable trigger user`);
    expect(await isOpenElsewhere()).toBe(false);
    expect(await sql('select article_id from "Desk Presence"')).toEqual([{ article_id: id }]);
  },
);

test('a card that another has changed is a conflict for the form of its course', async () => {
  await save('courses', forms.courses.values);
  const item = { kind: 'courses', id: await firstId('courses') };
  const { version, values } = await openContent(context, item);
  await projects.sql(`update "Course Section" set category = 'Sociology'`);
  const sent = { ...item, version, values: { ...values, fees: '900' } };
  const { conflict, written } = await saveForm(context, sent);
  expect([written, conflict?.values['category']]).toEqual([null, 'Sociology']);
  expect(conflict).toEqual(await openContent(context, item));
});

test('the form of a course adds the card that it lacks', async () => {
  // A slug that no file may have stays as it is.
  await projects.sql(`
    insert into bigint_ids."Course Details" (slug, "Title") values ('Essay_1', 'Essay')`);
  context = contextOf('bigint');
  const id = await firstId('courses');
  const values = { ...(await open('courses', id)), category: 'BPSC', mode: 'online' };
  const { problems, saved } = await save('courses', values, id);
  expect(problems).toEqual([]);
  expect(saved).toEqual(await openContent(context, { kind: 'courses', id }));
  expect(await projects.sql('select title, "ViewMore" from bigint_ids."Course Section"')).toEqual([
    { title: 'Essay', ViewMore: '/Essay_1' },
  ]);
});

test.each([
  ['with a card', true, 'cards', 'pages', { category: 'Sociology', fees: '' }],
  ['without a card', false, 'pages', 'cards', { category: '', fees: '900' }],
])(
  'of a course whose second row is not written that is said, and the next save shows it: %s',
  async (_which, hasCard, done, lost, stored) => {
    await projects.sql(`insert into "Course Details" (slug, "Title") values ('essay', 'Essay')`);
    const card = `insert into "Course Section" (title, category, mode, "ViewMore")
      values ('Essay', 'BPSC', 'online', '/essay')`;
    if (hasCard) await projects.sql(card);
    let writes = 0;
    const lossy = projects.migratedBy(async (input, init) => {
      if (/^(?:PATCH|POST)$/.test(init?.method ?? '')) writes += 1;
      if (writes === 2) throw new TypeError('fetch failed');
      return fetch(input, init);
    });
    const item = { kind: 'courses', id: await firstId('courses') };
    const { version, values } = await openContent(context, item);
    const changed = { ...values, category: 'Sociology', mode: 'offline', fees: '900' };
    const press = (version?: string) => saveForm(context, { ...item, version, values: changed });
    context = apiContext(lossy);
    await expect(press(version)).rejects.toThrow(
      `All ${done} of courses were written. Whether the ${lost} of courses were written is not known: ` +
        'The server could not be reached.',
    );
    context = contextOf('migrated');
    const { conflict, written } = await press(version);
    expect([conflict?.values, written]).toEqual([expect.objectContaining(stored), null]);
    expect((await press(conflict?.version)).written?.outcome).toBe('replaced');
    expect(await open('courses', item.id)).toMatchObject({ category: 'Sociology', fees: '900' });
  },
);

test('an undo that comes an hour after the publication leaves no date of a change', async () => {
  await drop({ 'a.csv': essay.replace('20/11/2026 06:30', '') }, { write: true });
  const written = await overwrite(essay.replace('20/11/2026 06:30', '').replace('Old', 'New'));
  const { sql } = projects;
  await sql(`update "Articles" set created_at = now() - interval '2 hours'`);
  // As if only time had passed.
  for (const change of context.undo.values()) change.version = null;
  await undo(written);
  expect(await sql('select content, updated_at from "Articles"')).toEqual([
    { content: 'Old', updated_at: null },
  ]);
});
