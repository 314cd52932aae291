import {
  Button,
  EmptyState,
  Inline,
  Loading,
  Stack,
  Table,
  TableCell,
  TableHeader,
  TextField,
  TextLink,
} from '@setu/ui';
import type { ContentLine } from '../../api/contentList.ts';
import type { FormKind } from '../../api/kinds.ts';
import { hrefOf } from '../address.ts';
import { ContentForm } from '../content/ContentForm.tsx';
import { Failure } from '../Failure.tsx';
import type { ScreenProps } from '../screens.ts';
import { useAnswer } from '../useAnswer.ts';
import { useWords } from '../words/words.ts';

export const Questions = (props: ScreenProps) => <Content kind="questions" {...props} />;
export const Courses = (props: ScreenProps) => <Content kind="courses" {...props} />;
export const Resources = (props: ScreenProps) => <Content kind="resources" {...props} />;

interface ContentProps extends ScreenProps {
  kind: FormKind;
}

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format();

/** What there is of a kind, or the form of the one that the address names. */
function Content({ kind, site, values }: ContentProps) {
  const words = useWords().content;
  const { id } = values;
  const day = kind === 'questions' ? values['day'] || today() : '';
  if (id === undefined) return <List kind={kind} day={day} />;
  return (
    <Stack gap="x6">
      <div>
        <TextLink arrow="back" href={hrefOf(kind, { day })}>
          {words.back}
        </TextLink>
      </div>
      <ContentForm key={id} {...{ kind, site, id, day }} number={values['number'] ?? ''} />
    </Stack>
  );
}

function List({ kind, day }: { kind: FormKind; day: string }) {
  const words = useWords().content;
  const { answer: lines, error } = useAnswer('GET /api/content', { kind, day });
  const last = Math.max(0, ...(lines ?? []).map(({ note }) => Number(note) || 0));
  const number = kind === 'questions' ? String(last + 1) : '';
  return (
    <Stack gap="x6">
      <Inline align="end" justify="space-between">
        {kind === 'questions' ? (
          <TextField
            label={words.day}
            type="date"
            value={day}
            onChange={({ currentTarget: { value } }) =>
              location.replace(hrefOf(kind, { day: value }))
            }
          />
        ) : null}
        {lines ? (
          <Button href={hrefOf(kind, { day, id: 'new', number })}>{words.new[kind]}</Button>
        ) : null}
      </Inline>
      {error ? <Failure error={error} /> : null}
      {lines ? <Lines {...{ kind, day, lines }} /> : !error && <Loading />}
    </Stack>
  );
}

function Lines({ kind, day, lines }: { kind: FormKind; day: string; lines: ContentLine[] }) {
  const { fields, languages, none, place, titles, untitled } = useWords().content;
  if (lines.length === 0) return <EmptyState text={none} />;
  return (
    <Table caption={titles[kind]} captionHidden>
      <thead>
        <tr>
          <TableHeader>{place}</TableHeader>
          <TableHeader>{fields.title}</TableHeader>
          <TableHeader>{fields.language}</TableHeader>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, title, language, note }) => (
          <tr key={id}>
            <TableCell>{note}</TableCell>
            <TableHeader scope="row" lang={language ?? undefined}>
              <TextLink href={hrefOf(kind, { day, id })}>{title ?? untitled}</TextLink>
            </TableHeader>
            <TableCell>{language && languages[language]}</TableCell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
