import { Loading } from '@setu/ui';
import { Failure } from '../Failure.tsx';
import { Editor } from '../article/Editor.tsx';
import type { ScreenProps } from '../screens.ts';
import { useAnswer } from '../useAnswer.ts';

const blank = {
  title: '',
  category: '',
  language: 'en' as const,
  topics: [],
  date: '',
  url: '',
  content: '',
  translationOf: '',
};

/** One article: that of the address (`id`), a translation of one (`of`), or a new one. */
export function Article({ site, values: { id = '', of = '' } }: ScreenProps) {
  const { answer: writing, error } = useAnswer('GET /api/article/writing');
  if (error) return <Failure error={error} />;
  if (!writing) return <Loading />;
  const shared = { site, writing };
  if (id + of === '')
    return <Editor key="new" {...shared} opened={null} fields={blank} twin={null} />;
  return <Opened key={`${id} ${of}`} {...shared} id={id} of={of} />;
}

interface OpenedProps extends Pick<Parameters<typeof Editor>[0], 'site' | 'writing'> {
  id: string;
  of: string;
}

function Opened({ id, of, ...shared }: OpenedProps) {
  const { answer: found, error } = useAnswer('GET /api/article', { id: id || of });
  if (error) return <Failure error={error} />;
  if (!found) return <Loading />;
  const { fields, twin } = found;
  if (id !== '') return <Editor {...shared} opened={found} fields={fields} twin={twin} />;
  const { category, topics, language, title, content } = fields;
  const other = language === 'en' ? 'hi' : 'en';
  const translation = { ...blank, category, topics, language: other, translationOf: of } as const;
  const original = { id: of, language, title, content };
  return <Editor {...shared} opened={null} fields={translation} twin={original} />;
}
