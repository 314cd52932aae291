import { Dialog, DialogContent, DialogTrigger, vars } from '@setu/ui';
import { Specimens } from '../../foundations/Specimens.tsx';

const marks = [
  ['A blank line', 'A new paragraph'],
  ['# Heading', 'A heading; ## and ### stand below it'],
  ['- item', 'A list with bullets'],
  ['1. item', 'A numbered list'],
  ['**bold**', 'What is bold'],
  ['_emphasis_', 'What is emphasized'],
  ['[words](https://…)', 'A link'],
  ['| Year | Posts |', 'The heading of a table, with |---|---| in the next line'],
];

/** The marks that an author may use, to look up while writing. */
export function Marks() {
  return (
    <Dialog>
      <DialogTrigger size="sm" variant="secondary" style={{ justifySelf: 'start' }}>
        What can be marked
      </DialogTrigger>
      <DialogContent title="What can be marked">
        <Specimens
          caption="Marks"
          captionHidden
          columns={['You type', 'It becomes']}
          rows={marks.map(([typed, shown]) => [
            <code key={typed} style={{ fontSize: vars.text.sm }}>
              {typed}
            </code>,
            shown,
          ])}
        />
      </DialogContent>
    </Dialog>
  );
}
