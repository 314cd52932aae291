import { now } from '@setu/data/staff';
import { useState } from 'react';
import { dateTimeInForm, isDay } from '../../../content/dateTime.ts';
import { Editor } from '../article/Editor.tsx';
import type { ScreenProps } from '../shared/screenProps.ts';
import { readUnsaved } from '../shared/unsaved.ts';
import { useAnswer } from '../shared/useAnswer.tsx';

const blank = {
  title: '',
  category: '',
  language: '' as const,
  topics: [],
  date: '',
  url: '',
  content: '',
  translationOf: '',
};

/** One article: that of the address (`id`), a translation of one (`of`), or a new one, for a day (`date`) if it is named. */
export function Article({ site, values: { id = '', of = '', date = '' }, visit }: ScreenProps) {
  const { answer: writing, waiting } = useAnswer('GET /api/article/writing');
  if (!writing) return waiting;
  const shared = { site, writing };
  if (id + of === '') {
    const given = isDay(date)
      ? { name: `new ${date}`, fields: { ...blank, date: morningOf(date) } }
      : { name: 'new', fields: blank };
    return <Editor key={`new ${visit}`} {...shared} {...given} opened={null} twin={null} />;
  }
  const name = id || `of ${of}`;
  return <Opened key={name} {...shared} id={id} of={of} name={name} />;
}

/** The time proposed for an article of a given day, in India; none if it is past today. */
function morningOf(day: string): string {
  const shown = dateTimeInForm(new Date(now()).toISOString());
  const morning = `${day}T06:00`;
  return shown.startsWith(day) && shown > morning ? '' : morning;
}

interface OpenedProps extends Pick<Parameters<typeof Editor>[0], 'site' | 'writing' | 'name'> {
  id: string;
  of: string;
}

function Opened({ id, of, ...shared }: OpenedProps) {
  const { answer: found, waiting, isGone } = useAnswer('GET /api/article', { id: id || of });
  // What was typed into an article that is withdrawn by now can be saved as a new one, and stays when it is.
  const [typed] = useState(() => readUnsaved(`article/${shared.name}`, blank));
  const [isRescued, setRescued] = useState(false);
  if (isGone && !isRescued) setRescued(true);
  if (isRescued && typed) {
    // An original that is gone has no translation.
    const fields = of === '' ? typed.values : { ...typed.values, translationOf: '' };
    return (
      <>
        {waiting}
        <Editor {...shared} opened={null} fields={fields} twin={null} />
      </>
    );
  }
  if (!found) return waiting;
  const { fields, twin } = found;
  if (id !== '') return <Editor {...shared} opened={found} fields={fields} twin={twin} />;
  const { category, topics, language, title, content } = fields;
  const other = language === 'en' ? 'hi' : 'en';
  const translation = { ...blank, category, topics, language: other, translationOf: of } as const;
  const original = { id: of, language: language || null, title, content };
  return <Editor {...shared} opened={null} fields={translation} twin={original} />;
}
