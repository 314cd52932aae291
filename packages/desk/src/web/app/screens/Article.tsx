import { now } from '@setu/data/staff';
import { dateTimeInForm, isDay } from '../../../content/dateTime.ts';
import type { ArticleFields } from '../../api/writeArticle.ts';
import { Editor } from '../article/Editor.tsx';
import type { ScreenProps } from '../shared/screenProps.ts';
import { useAnswer } from '../shared/useAnswer.tsx';
import { useRescued } from '../shared/unsaved.ts';

const blank: ArticleFields = {
  title: '',
  category: '',
  language: '',
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
  const rescued = useRescued(`article/${shared.name}`, blank, isGone);
  if (rescued) {
    // An original that is gone has no translation.
    const fields = of === '' ? rescued : { ...rescued, translationOf: '' };
    return (
      <>
        {waiting}
        <Editor {...shared} opened={null} fields={fields} twin={null} />
      </>
    );
  }
  if (!found) return waiting;
  const { values, twin } = found;
  if (id !== '') return <Editor {...shared} opened={found} fields={values} twin={twin} />;
  const { category, topics, language, title, content } = values;
  const other = language === 'en' ? 'hi' : 'en';
  const translation = { ...blank, category, topics, language: other, translationOf: of } as const;
  const original = { id: of, language: language || null, title, content };
  return <Editor {...shared} opened={null} fields={translation} twin={original} />;
}
