import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { press } from '../../../../tests/support/press.ts';
import { WordsContext, languages } from '../words/words.ts';
import { ContentForm } from './ContentForm.tsx';

type FormProps = Parameters<typeof ContentForm>[0];
const resource: Omit<FormProps, 'site'> = { kind: 'resources', id: '9', day: '', number: '' };

const none = { problems: [], warnings: [], written: null };

/** Shows a form, whose server answers a save so. */
async function openForm(
  answerSave: (sent: unknown) => Response,
  props = resource,
  picture?: Promise<{ address: string }>,
  words = languages.en,
  answerOpening?: () => Response,
  siteLanguages = ['en', 'hi'],
) {
  const answers: Record<string, unknown> = {
    '/api/form': { version: '1', values: { title: 'Polity notes', href: '/about' } },
    '/api/picture': picture,
    '/api/undo': { said: 'Up to date.' },
    '/api/withdraw': { file: 'withdrawn.json', said: 'Up to date.' },
    '/api/republish': { said: 'Up to date.' },
  };
  vi.stubGlobal(
    'fetch',
    async (path: string, { method, body }: { method: string; body: string }) => {
      const [name = ''] = path.split('?');
      if (name === '/api/form' && method !== 'POST' && answerOpening) return answerOpening();
      if (name !== '/api/form' || method !== 'POST') return Response.json(await answers[name]);
      // As long as a real answer takes, in which the form is disabled.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return answerSave(JSON.parse(body));
    },
  );
  const site = { courseCategories: [], languages: siteLanguages } as unknown as FormProps['site'];
  const shown = await render(
    <WordsContext value={words}>
      <main id="main" tabIndex={-1}>
        <ContentForm {...props} site={site} />
      </main>
    </WordsContext>,
  );
  return shown;
}

test('the focus is not lost by a save, its undo, a withdrawal and its undo', async () => {
  const written = { outcome: 'replaced', said: 'Up to date.', undo: 'a' };
  const { getByRole } = await openForm(() => Response.json({ ...none, written }));
  const expectHeard = async (text: string, pressed: Promise<void>) => {
    // An open dialog hides them.
    const regions = getByRole('status', { includeHidden: true }).elements();
    await pressed;
    const region = getByRole('status').filter({ hasText: text });
    await expect.poll(() => region.element().contains(document.activeElement)).toBe(true);
    // Many screen readers miss a region that comes with its text.
    expect(regions).toContain(region.element());
  };
  await expectHeard('Saved: written over', press('Save and publish'));
  await expectHeard('is back as it was', press('Undo'));
  await press('Withdraw');
  const confirm = getByRole('dialog').getByRole('button', { name: 'Withdraw' });
  await expectHeard('It is off the website.', userEvent.click(confirm));
  await press('Undo');
  await expect.element(getByRole('main')).toHaveFocus();
});

test('an unsaved text is written over a newer version if its writer says so', async () => {
  keep('0');
  const sent: { version: string }[] = [];
  const theirs = { version: '1', values: { title: 'Theirs', href: '/about' } };
  const { getByRole } = await openForm((form) => {
    sent.push(form as { version: string });
    return Response.json(sent.length === 1 ? { ...none, conflict: theirs } : none);
  });
  await press('Save and publish');
  const change = /Removed: − Theirs.*Added: \+ Kept/s;
  await expect.element(getByRole('dialog').filter({ hasText: change })).toBeVisible();
  await press('Write mine over theirs');
  await expect.poll(() => sent.map(({ version }) => version)).toEqual(['0', '1']);
});

const keptName = 'setu-desk-unsaved/resources/9';

/** Leaves an unsaved text of a version in the browser. */
const keep = (version: string) => {
  const unsaved = { version, values: { title: 'Kept' } };
  localStorage.setItem(keptName, JSON.stringify(unsaved));
};

test('the focus does not go with the offer of an unsaved text, which can be brought back', async () => {
  keep('0');
  const sent: unknown[] = [];
  const { getByRole } = await openForm((form) => {
    sent.push(form);
    return Response.json(none);
  });
  const title = getByRole('textbox', { name: 'Title' });
  await press('Discard it');
  const notice = getByRole('status').filter({ hasText: 'What you had typed was discarded.' });
  await expect.poll(() => notice.element().contains(document.activeElement)).toBe(true);
  await expect.element(title).toHaveValue('Polity notes');
  expect(localStorage.getItem(keptName)).toBeNull();
  await press('Bring mine back');
  await expect.element(title).toHaveValue('Kept');
  expect(localStorage.getItem(keptName)).toContain('Kept');
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(getByRole('main')).toHaveFocus();
  await press('Save and publish');
  await expect.poll(() => sent).toMatchObject([{ version: '0', values: { title: 'Kept' } }]);
});

test('the focus goes to what a save failed of, each time', async () => {
  const problem = (field: string | null, reason: string) =>
    Response.json({ ...none, problems: [{ field, reason }] });
  const answers: [Response, string][] = [
    [Response.json({ error: 'No answer.' }, { status: 502 }), 'No answer.'],
    [problem(null, 'is published already'), 'is published already'],
    [problem(null, 'is published already'), 'is published already'],
    [problem('title', 'is missing'), 'Title: is missing'],
  ];
  const left = answers.map(([answer]) => answer);
  const { getByRole } = await openForm(() => left.shift() ?? Response.error());
  for (const [, text] of answers) {
    await press('Save and publish');
    await expect.element(getByRole('alert').filter({ hasText: text })).toHaveFocus();
  }
});

test('in Hindi only a sentence without Hindi words is marked as English', async () => {
  const reasons = ['is published already', 'Unknown.'];
  const problems = reasons.map((reason) => ({ field: null, reason }));
  const refuse = () => Response.json({ ...none, problems });
  const { getByText } = await openForm(refuse, resource, undefined, languages.hi);
  await press(languages.hi.content.save);
  await expect.element(getByText('Unknown.')).toHaveAttribute('lang', 'en');
  await expect.element(getByText('पहले से प्रकाशित है')).not.toHaveAttribute('lang');
});

test('the focus is not lost when another had saved', async () => {
  const theirs = { version: '2', values: { title: 'Notes of another', href: '/about' } };
  const { getByRole } = await openForm(() => Response.json({ ...none, conflict: theirs }));
  const title = getByRole('textbox', { name: 'Title' });
  await userEvent.fill(title, 'Notes of mine');
  await userEvent.keyboard('{Enter}');
  await press('Go on writing');
  await expect.element(getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(title).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await press('Take theirs');
  await expect.element(title).toHaveValue('Polity notes');
  const notice = getByRole('status').filter({ hasText: 'What you had typed was discarded.' });
  await expect.poll(() => notice.element().contains(document.activeElement)).toBe(true);
  // What was typed since is not lost either.
  await userEvent.fill(title, 'Typed since');
  for (const brought of ['Notes of mine', 'Typed since']) {
    await press('Bring mine back');
    await expect.element(title).toHaveValue(brought);
  }
});

test.each([
  ['/about', '3'],
  ['/theirs', '1'],
])(
  'a withdrawal and its undo, after another saved %s, make it version %s',
  async (href, version) => {
    const sent: unknown[] = [];
    const opened = (number: string, link: string) =>
      Response.json({ version: number, values: { title: 'Polity notes', href: link } });
    const answers = [opened('1', '/about'), opened('3', href)];
    const { getByRole } = await openForm(
      (form) => {
        sent.push(form);
        return Response.json(none);
      },
      resource,
      undefined,
      languages.en,
      () => answers.shift() ?? Response.error(),
    );
    await press('Withdraw');
    await userEvent.click(getByRole('dialog').getByRole('button', { name: 'Withdraw' }));
    await press('Undo');
    await expect.poll(() => answers).toEqual([]);
    await userEvent.fill(getByRole('textbox', { name: 'Title' }), 'Mine');
    await press('Save and publish');
    await expect.poll(() => sent).toMatchObject([{ version, values: { title: 'Mine' } }]);
  },
);

test('what was typed and taken back is not kept', async () => {
  const { getByRole } = await openForm(() => Response.error());
  const title = getByRole('textbox', { name: 'Title' });
  await userEvent.fill(title, 'Changed');
  expect(localStorage.length).toBe(1);
  await userEvent.fill(title, 'Polity notes');
  expect(localStorage.length).toBe(0);
});

test('what was typed into an item that is gone by now can be saved as a new one', async () => {
  keep('1');
  const sent: unknown[] = [];
  const written = { outcome: 'new', said: 'Up to date.', undo: null };
  const { getByRole } = await openForm(
    (form) => {
      sent.push(form);
      return Response.json({ ...none, written });
    },
    resource,
    undefined,
    languages.en,
    () => Response.json({}, { status: 410 }),
  );
  await expect.element(getByRole('alert')).toBeVisible();
  const title = getByRole('textbox', { name: 'Title' });
  await expect.element(title).toHaveValue('Kept');
  await userEvent.fill(title, 'Changed');
  await userEvent.fill(title, 'Kept');
  expect(localStorage.getItem(keptName)).toContain('Kept');
  await press('Save and publish');
  await expect.poll(() => sent).toMatchObject([{ id: '', values: { title: 'Kept' } }]);
  await expect.poll(() => localStorage.length).toBe(0);
  await expectOnlySaved(getByRole);
});

test('what is typed into an item that another withdraws can be saved as a new one', async () => {
  const written = { outcome: 'new', said: 'Up to date.', undo: null };
  const answers = [Response.json({}, { status: 410 }), Response.json({ ...none, written })];
  const sent: unknown[] = [];
  const { getByRole } = await openForm((form) => {
    sent.push(form);
    return answers.shift() ?? Response.error();
  });
  const title = getByRole('textbox', { name: 'Title' });
  await userEvent.fill(title, 'Mine');
  await press('Save and publish');
  const gone = getByRole('alert').filter({ hasText: 'It is not there any more' });
  await expect.element(gone).toHaveFocus();
  await expect.element(getByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument();
  await userEvent.fill(title, 'Polity notes');
  expect(localStorage.getItem(keptName)).toContain('Polity notes');
  await press('Save and publish');
  await expect.poll(() => sent).toMatchObject([{ id: '9' }, { id: '' }]);
  await expectOnlySaved(getByRole);
});

/** The new item has another address. */
async function expectOnlySaved(getByRole: Awaited<ReturnType<typeof openForm>>['getByRole']) {
  await expect.element(getByRole('status').filter({ hasText: 'Saved: new' })).toBeVisible();
  await expect.element(getByRole('alert')).not.toBeInTheDocument();
  await expect.element(getByRole('textbox')).not.toBeInTheDocument();
}

test.each([
  [['en', 'hi'], 1],
  [['en'], 0],
])('a course of a site in %j has a choice of languages: %i', async (siteLanguages, count) => {
  const course = { ...resource, kind: 'courses', id: 'new' } as const;
  const { getByLabelText } = await openForm(
    () => Response.error(),
    course,
    undefined,
    languages.en,
    undefined,
    siteLanguages,
  );
  await expect.element(getByLabelText('Address on the site')).toBeVisible();
  expect(getByLabelText('Language').elements()).toHaveLength(count);
});

test('a course is withdrawn by its address, whatever its characters', async () => {
  const course = { version: '1', values: { slug: 'online/25?', language: 'en' } };
  const { getByRole } = await openForm(
    () => Response.error(),
    { ...resource, kind: 'courses' },
    undefined,
    languages.en,
    () => Response.json(course),
  );
  const asked = vi.spyOn(globalThis, 'fetch');
  await press('Withdraw');
  await userEvent.click(getByRole('dialog').getByRole('button', { name: 'Withdraw' }));
  const body = expect.stringContaining('"address":"/online%2F25%3F"');
  await expect
    .poll(() => asked)
    .toHaveBeenCalledWith('/api/withdraw', expect.objectContaining({ body }));
});

test('each day has a new question of its own', async () => {
  const written = { outcome: 'added', said: 'Up to date.', undo: 'a' };
  const openDay = (day: string) =>
    openForm(() => Response.json({ ...none, written }), {
      kind: 'questions',
      id: 'new',
      day,
      number: '4',
    });
  const tenth = await openDay('2026-12-10');
  await userEvent.fill(tenth.getByLabelText('Day'), '2026-12-15');
  await press('Save and publish');
  await expect.element(tenth.getByLabelText('Number')).toHaveValue('5');
  await expect.element(tenth.getByLabelText('Day')).toHaveValue('2026-12-15');
  await userEvent.fill(tenth.getByLabelText('Question'), 'Half a question');
  await tenth.unmount();

  const sixteenth = await openDay('2026-12-16');
  await expect.element(sixteenth.getByLabelText('Day')).toHaveValue('2026-12-16');
  await expect.element(sixteenth.getByLabelText('Question')).toHaveValue('');
  await sixteenth.unmount();

  const fifteenth = await openDay('2026-12-15');
  await expect.element(fifteenth.getByLabelText('Question')).toHaveValue('Half a question');
  await press('Discard it');
});

test('each new item is said to be saved, and not above one that is refused', async () => {
  const written = { outcome: 'new', said: 'Up to date.', undo: null };
  const missing = { ...none, problems: [{ field: 'title', reason: 'is missing' }] };
  const answers = [{ ...none, written }, { ...none, written }, missing];
  const props = { ...resource, id: 'new' };
  const { getByRole } = await openForm(() => Response.json(answers.shift()), props);
  const notice = getByRole('status').filter({ hasText: 'Saved: new' });
  for (const _ of ['first', 'second']) {
    await press('Save and publish');
    await expect.poll(() => notice.element().contains(document.activeElement)).toBe(true);
    await userEvent.click(getByRole('textbox', { name: 'Title' }));
  }
  await press('Save and publish');
  await expect.element(getByRole('alert')).toHaveFocus();
  await expect.element(notice).not.toBeInTheDocument();
});

test('a form with half a date is not saved', async () => {
  const sent: unknown[] = [];
  const { getByLabelText } = await openForm(
    (form) => {
      sent.push(form);
      return Response.json(none);
    },
    { ...resource, kind: 'courses', id: 'new' },
  );
  await userEvent.fill(getByLabelText('Date'), '2026-11-20');
  await userEvent.click(getByLabelText('Date'));
  await userEvent.keyboard('{Backspace}');
  await press('Save and publish');
  await expect.element(getByLabelText('Date')).toHaveFocus();
  expect(sent).toEqual([]);
});

async function pictureFile(): Promise<File> {
  const canvas = new OffscreenCanvas(3, 2);
  canvas.getContext('2d');
  return new File([await canvas.convertToBlob()], 'a.png', { type: 'image/png' });
}

test.for([
  ['Title', 'Typed', '/a.webp'],
  // An address is meant instead of the picture's.
  ['Picture', '/typed.webp', '/typed.webp'],
] as const)(
  'what is typed under %s while a picture is being stored stays',
  async ([label, typed, address]) => {
    const picture = Promise.withResolvers<{ address: string }>();
    const { getByLabelText, getByText } = await openForm(
      () => Response.error(),
      resource,
      picture.promise,
    );
    const input = getByLabelText('Choose a picture, or drop it here');
    await userEvent.upload(input, await pictureFile());
    const storing = getByText('The picture is being stored …');
    await expect.element(storing).toBeVisible();
    await userEvent.fill(getByLabelText(label), typed);
    picture.resolve({ address: '/a.webp' });
    await expect.element(storing).not.toBeInTheDocument();
    await expect.element(getByLabelText('Picture')).toHaveValue(address);
    await expect.element(getByLabelText(label)).toHaveValue(typed);
  },
);

test('a form that is saved while its picture is being stored waits for it', async () => {
  const sent: unknown[] = [];
  const picture = Promise.withResolvers<{ address: string }>();
  const answer = { ...none, problems: [{ field: null, reason: 'No.' }] };
  const { getByLabelText, getByRole, getByText } = await openForm(
    (form) => {
      sent.push(form);
      return Response.json(answer);
    },
    resource,
    picture.promise,
  );
  const input = getByLabelText('Choose a picture, or drop it here');
  await userEvent.upload(input, await pictureFile());
  // The same file, chosen again, is another change.
  await expect.element(input).toHaveValue('');
  await expect.element(getByText('The picture is being stored …')).toBeVisible();
  await press('Save and publish');
  await expect.element(getByRole('button', { name: 'Saving …' })).toBeVisible();
  await expect.element(getByRole('textbox', { name: 'Title' })).toBeDisabled();
  const address = 'https://example.org/a.webp';
  picture.resolve({ address });
  await expect.poll(() => sent).toMatchObject([{ values: { picture: address } }]);
  await expect.element(getByLabelText('Picture')).toHaveValue(address);
  // Without its address it is not the form's picture.
  await expect.element(getByRole('img', { name: 'The chosen picture' })).toBeVisible();
  await userEvent.clear(getByLabelText('Picture'));
  await expect.element(getByRole('img', { name: 'The chosen picture' })).not.toBeInTheDocument();
  await expect.element(getByText('The picture is stored.')).not.toBeInTheDocument();
});
