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
        <Verdict verdict="do" {...pair.right} />
        <Verdict verdict="dont" {...pair.wrong} />
      </div>
    </>
  );
}

function Verdict({ verdict, picture, text }: Pair['right'] & { verdict: 'do' | 'dont' }) {
  return (
    <figure className={`advice-${verdict}`}>
      <InLook className="specimen">{picture}</InLook>
      <figcaption>
        <strong>{verdict === 'do' ? 'Do: ' : 'Don’t: '}</strong>
        <Markdown>{text}</Markdown>
      </figcaption>
    </figure>
  );
}
