import { today } from '@setu/data';
import { languageOfText, now } from '@setu/data/staff';
import { Button, EmptyState, Inline, Loading, Stack, TextField, TextLink } from '@setu/ui';
import { useState } from 'react';
import type { ContentLine, FormKind } from '../../api/contentList.ts';
import { hrefOf } from '../shared/address.ts';
import { ContentForm } from '../content/ContentForm.tsx';
import { ListTable } from '../shared/ListTable.tsx';
import { Withdrawable } from '../shared/Withdrawable.tsx';
import type { ScreenProps } from '../shared/screenProps.ts';
import { useAnswer } from '../shared/useAnswer.tsx';
import { useWords } from '../words/words.ts';
import { useTypedParameter } from './useTypedParameter.ts';

export const Questions = (props: ScreenProps) => <Content kind="questions" {...props} />;
export const Courses = (props: ScreenProps) => <Content kind="courses" {...props} />;
export const Resources = (props: ScreenProps) => <Content kind="resources" {...props} />;

interface ContentProps extends Omit<ScreenProps, 'visit'> {
  kind: FormKind;
}

/** The list of a kind, or the form of the item that the address names. */
function Content({ kind, site, values }: ContentProps) {
  const words = useWords().content;
  const { id } = values;
  const day = kind === 'questions' ? values['day'] || today(now()) : '';
  if (id === undefined) return <List {...{ kind, site, day }} />;
  return (
    <Stack gap="x6">
      <div>
        <TextLink arrow="back" href={hrefOf(kind, { day })}>
          {words.back}
        </TextLink>
      </div>
      <ContentForm key={id + day} {...{ kind, site, id, day }} number={values['number'] ?? ''} />
    </Stack>
  );
}

function List({ kind, site, day }: Omit<ContentProps, 'values'> & { day: string }) {
  const words = useWords().content;
  const [changes, setChanges] = useState(0);
  const { answer, waiting, isOld } = useAnswer('GET /api/content', { kind, day }, changes);
  // The lines of another day would lead to this day's forms.
  const lines = isOld ? undefined : answer;
  const last = Math.max(0, ...(lines ?? []).map(({ note }) => Number(note) || 0));
  const number = kind === 'questions' ? String(last + 1) : '';
  const typedDay = useTypedParameter(day, (typed) => {
    // Without a day, and in the first digits of a year, it is not typed to its end.
    if (typed < '1900') return;
    location.replace(hrefOf(kind, { day: typed }));
  });
  return (
    <Stack gap="x6">
      <Inline align="end" justify="space-between">
        {kind === 'questions' ? (
          <TextField label={words.fields.day} type="date" {...typedDay} />
        ) : null}
        {lines ? (
          <Button href={hrefOf(kind, { day, id: 'new', number })}>{words.new[kind]}</Button>
        ) : null}
      </Inline>
      {lines ? (
        <Withdrawable
          key={day}
          onChange={() => setChanges(changes + 1)}
          label={kind === 'questions' ? words.withdrawDay : undefined}
          address={kind === 'questions' && lines.length > 0 ? site.practiceAddress + day : ''}
        >
          <Lines {...{ kind, day, lines }} />
        </Withdrawable>
      ) : (
        (waiting ?? <Loading />)
      )}
    </Stack>
  );
}

function Lines({ kind, day, lines }: { kind: FormKind; day: string; lines: ContentLine[] }) {
  const { articles, content } = useWords();
  const { fields, none, place, titles } = content;
  if (lines.length === 0) return <EmptyState text={none} />;
  // Resources have none, nor has anything in a project without that column.
  const haveLanguage = lines.some(({ language }) => language !== null);
  return (
    <ListTable
      caption={titles[kind]}
      captionHidden
      headings={[
        kind === 'questions' ? fields.stem : fields.title,
        place,
        ...(haveLanguage ? [fields.language] : []),
      ]}
      rows={lines.map(({ id, title, language, note }) => ({
        key: id,
        lang: language ?? (title === null ? null : languageOfText(title)),
        name: <TextLink href={hrefOf(kind, { day, id })}>{title ?? articles.untitled}</TextLink>,
        cells: [note, ...(haveLanguage ? [language && articles.languages[language]] : [])],
      }))}
    />
  );
}
