import { expect, onTestFinished, test } from 'vitest';
import { page, renderAndHydrate } from '../../testing/browser.ts';
import { Heading } from '../Heading/Heading.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Text } from './Text.tsx';

const styleOf = (text: string) => getComputedStyle(page.getByText(text).element());

test('has no line longer than is good to read, however wide its place', async () => {
  await page.viewport(1440, 600);
  await renderAndHydrate(<Text measure>{'Words to read. '.repeat(40)}</Text>);
  const paragraph = page.getByRole('paragraph').element();
  const { width } = paragraph.getBoundingClientRect();
  expect(width / Number.parseFloat(getComputedStyle(paragraph).fontSize)).toBeCloseTo(33, 0);
});

test('has more leading on a page in Hindi, where a link in a heading has that of the heading', async () => {
  await renderAndHydrate(
    <>
      <Text>पाठ</Text>
      <Heading level={2}>
        <TextLink href="/">कड़ी</TextLink>
      </Heading>
    </>,
  );
  const root = document.documentElement;
  const leading = (text: string) => Number.parseFloat(styleOf(text).lineHeight);
  const inEnglish = leading('पाठ');
  const { lang } = root;
  root.lang = 'hi';
  onTestFinished(() => void (root.lang = lang));
  expect(leading('पाठ')).toBeGreaterThan(inEnglish);
  const { lineHeight } = getComputedStyle(page.getByRole('heading').element());
  expect(styleOf('कड़ी').lineHeight).toBe(lineHeight);
});
