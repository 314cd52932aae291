import { expect, test } from 'vitest';
import { page, renderAndHydrate, renderOnServer, userEvent } from '../../testing/browser.ts';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { type QuestionProps, Question } from './Question.tsx';

const question = (props?: Partial<QuestionProps>) => (
  <Question
    name="q3"
    number={3}
    total={5}
    stem="Consider:"
    statements={['Tapi', 'Mahi']}
    line="Which?"
    options={['1 only', '2 only', 'Both', 'Neither']}
    answer="c"
    explanation="Both flow west."
    {...props}
  />
);

const group = page.getByRole('group', { name: 'Question 3 of 5', exact: true });
const option = (name: string | RegExp) => group.getByRole('radio', { name });
const description = (text: string | RegExp) =>
  expect.element(group).toHaveAccessibleDescription(text);

test('is answered, cleared and explained without a script; React keeps the answer', async () => {
  const { hydrate } = renderOnServer(question());
  const clear = option('Clear (leave blank)');
  await expect.element(clear).not.toBeInTheDocument();
  await userEvent.click(option('(b) 2 only'));
  await hydrate();
  await expect.element(option('(b) 2 only')).toBeChecked();
  await userEvent.click(clear);
  await expect.element(option('(b) 2 only')).not.toBeChecked();
  await expect.element(clear).toBeVisible();
  const explanation = page.getByText('Both flow west.');
  await expect.element(explanation).not.toBeVisible();
  await userEvent.click(page.getByText('Answer and explanation'));
  await expect.element(explanation).toBeVisible();
  await expect.element(page.getByText('Answer: (c) Both')).toBeVisible();
});

test('in Hindi an option is English by its words, not by its letter', async () => {
  await renderAndHydrate(
    <UiProvider locale="hi-IN">
      {question({ options: ['1947', 'Lok Sabha', 'लोक सभा', 'Rajya Sabha में'] })}
    </UiProvider>,
  );
  const marked = Array.from(document.querySelectorAll('label [lang]'), (part) => part.textContent);
  expect(marked).toEqual(['(b) Lok Sabha', '(d) Rajya Sabha ']);
});

const on = '2026-11-22';

test('does not tell before an answer what the key said once', async () => {
  await renderAndHydrate(question({ correction: { on, text: 'It was (d).' } }));
  await description('Consider: 1. Tapi 2. Mahi Which?');
  await userEvent.click(page.getByText('Answer and explanation'));
  await expect.element(page.getByText(/^Answer corrected on 22 November/)).toBeVisible();
});

test('says in which language its words are, and not its own', async () => {
  const { container } = await renderAndHydrate(
    question({ stem: 'غور کریں', lang: 'ur', dir: 'rtl', checked: true, value: 'c' }),
  );
  const marked = [...container.querySelectorAll('[lang=ur][dir=rtl]')];
  const texts = marked.map(({ textContent }) => textContent);
  expect(texts).toHaveLength(3 + 4 + 2);
  expect(texts.join()).not.toMatch(/Question|answer/);
  await renderAndHydrate(question({ name: 'q4', stem: 'धन विधेयक' }));
  await expect.element(page.getByText('धन विधेयक')).toHaveAttribute('lang', 'hi');
});
