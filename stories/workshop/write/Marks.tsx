import {
  Dialog,
  DialogContent,
  DialogTrigger,
  Table,
  TableCell,
  TableHeader,
  vars,
} from '@setu/ui';

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

/** What an author may mark, to look up while writing. */
export function Marks() {
  return (
    <Dialog>
      <DialogTrigger size="sm" variant="secondary" style={{ justifySelf: 'start' }}>
        What can be marked
      </DialogTrigger>
      <DialogContent title="What can be marked">
        <Table caption="Marks" captionHidden>
          <thead>
            <tr>
              <TableHeader>You type</TableHeader>
              <TableHeader>It becomes</TableHeader>
            </tr>
          </thead>
          <tbody>
            {marks.map(([typed, shown]) => (
              <tr key={typed}>
                <TableHeader scope="row">
                  <code style={{ fontSize: vars.text.sm }}>{typed}</code>
                </TableHeader>
                <TableCell>{shown}</TableCell>
              </tr>
            ))}
          </tbody>
        </Table>
      </DialogContent>
    </Dialog>
  );
}
