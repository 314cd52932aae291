import { Text } from '@setu/ui';
import { Heading, Markdown } from '@storybook/addon-docs/blocks';
import { type Pair, dosAndDonts } from '../../dosAndDonts.tsx';
import { InLook } from '../InLook.tsx';

/** A wrong use of a component next to the right one, both drawn with the component itself. */
export function Advice({ name }: { name: string }) {
  const pair = dosAndDonts[name];
  if (!pair) return null;
  return (
    <>
      <Heading>Do and don’t</Heading>
      <div className="advice">
        <Verdict verdict="Do" tone="success" {...pair.right} />
        <Verdict verdict="Don’t" tone="danger" {...pair.wrong} />
      </div>
    </>
  );
}

function Verdict({
  verdict,
  tone,
  picture,
  text,
}: Pair['right'] & { verdict: string; tone: 'success' | 'danger' }) {
  return (
    <figure className="shown-story">
      <InLook className="framed specimen specimen-padded">{picture}</InLook>
      <figcaption>
        <Text as="strong" tone={tone}>
          {verdict}
        </Text>
        <Markdown>{text}</Markdown>
      </figcaption>
    </figure>
  );
}
