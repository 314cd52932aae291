import { Fragment } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { Button } from '../components/Button/Button.tsx';
import { ErrorSummary } from '../components/ErrorSummary/ErrorSummary.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { Text } from '../components/Text/Text.tsx';
import { page, render, userEvent } from '../testing/browser.ts';
import { cases } from './fixtures.ts';

test('what keys move through has an outline, what only code focuses has none', async () => {
  await render(
    <>
      <div role="menuitem" tabIndex={-1}>
        Item
      </div>
      <a href="#x" role="tab" tabIndex={-1}>
        Tab
      </a>
      <h1 tabIndex={-1}>Page</h1>
      <main tabIndex={-1} />
      <ErrorSummary heading="There is a problem" errors={[]} />
    </>,
  );
  // A key makes the browser show where the focus is.
  await userEvent.tab();
  const outlineAt = (selector: string) => {
    const element = document.querySelector<HTMLElement>(selector);
    element?.focus();
    expect(element?.matches(':focus-visible')).toBe(true);
    return element && getComputedStyle(element).outlineStyle;
  };
  for (const widget of ['[role=menuitem]', '[role=tab]']) expect(outlineAt(widget)).toBe('solid');
  for (const part of ['h1', 'main', '[role=alert]']) expect(outlineAt(part)).toBe('none');
});

test('what is hidden is not shown, of whatever display', async () => {
  await render(
    <>
      <img hidden alt="Map" src="data:," />
      <Button hidden>Button</Button>
      <p hidden style={{ display: 'grid' }}>
        Text
      </p>
    </>,
  );
  for (const element of document.querySelectorAll('[hidden]')) {
    expect(getComputedStyle(element).display).toBe('none');
  }
});

test('the order of stylesheets changes no padding', async () => {
  const { container } = await render(
    cases
      .filter(({ name }) => ['CourseCard', 'SignInForm', 'SiteFooter'].includes(name))
      .map(({ title, full }) => <Fragment key={title}>{full({})}</Fragment>),
  );
  const paddings = () =>
    [...container.querySelectorAll('a, button, ul')].map((at) => getComputedStyle(at).padding);
  const inOrder = paddings();
  const sheets = [...document.querySelectorAll('style')];
  document.head.append(...sheets.toReversed());
  onTestFinished(() => document.head.append(...sheets));
  expect(paddings()).toEqual(inOrder);
});

test('a native dialog and a popover stay in the middle', async () => {
  await render(
    <>
      <dialog style={{ inlineSize: 200 }}>Dialog</dialog>
      <div popover="manual" style={{ inlineSize: 200 }}>
        Popover
      </div>
    </>,
  );
  document.querySelector('dialog')?.showModal();
  document.querySelector<HTMLElement>('[popover]')?.showPopover();
  for (const text of ['Dialog', 'Popover']) {
    const { left, right } = page.getByText(text).element().getBoundingClientRect();
    expect((left + right) / 2).toBeCloseTo(document.documentElement.clientWidth / 2, 0);
  }
});

test.for(['mr', 'ne', 'kok', 'mai', 'sa'])('has the leading of Devanagari in %s', async (lang) => {
  const texts = (language: string) => (
    <div lang={language}>
      <p>Paragraph</p>
      <Heading level={2} size="xl4">
        Heading
      </Heading>
      <Text size="xl2">Text</Text>
    </div>
  );
  await render(
    <>
      {texts('hi')}
      {texts(lang)}
      {texts('en')}
    </>,
  );
  const [hindi, other, english] = ['hi', lang, 'en'].map((language) =>
    [...document.querySelectorAll(`div[lang=${language}] > *`)].map(
      (element) => getComputedStyle(element).lineHeight,
    ),
  );
  expect(other).toEqual(hindi);
  expect(other?.filter((leading, index) => leading === english?.[index])).toEqual([]);
});
