import { useEffect, useState } from 'react';
import type { ArticleState } from '../../api/articleList.ts';
import type { ArticleFields, OpenedArticle } from '../../api/writeArticle.ts';
import { hrefOf } from '../shared/address.ts';
import { type Answer, ask } from '../shared/ask.ts';
import { useItem } from '../shared/useItem.ts';

interface Given {
  /** Key of unsaved text in the browser: the article's id, or for a new one what it translates. */
  name: string;
  opened: OpenedArticle | null;
  fields: ArticleFields;
}

/** How often to ask whether others have the article open or have saved it; also on return to the window. */
const lookMs = 20_000;

function useOthers(base: OpenedArticle | null) {
  const [seen, setSeen] = useState<Answer<'POST /api/article/look'> & { opened: string }>();
  const { id, version: opened } = base ?? {};
  useEffect(() => {
    if (id === undefined || opened === undefined) return undefined;
    const look = () =>
      void ask('POST /api/article/look', { id }).then(
        (answer) => setSeen({ ...answer, opened }),
        // A failure is ignored here: a save reports it.
        () => {},
      );
    look();
    const timer = setInterval(look, lookMs);
    addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', look);
    };
  }, [id, opened]);
  return {
    /** Whether another text was stored since; an answer about a version from before the last save is ignored. */
    isChanged: seen !== undefined && seen.opened === opened && seen.version !== opened,
    isOpenElsewhere: id !== undefined && (seen?.isOpenElsewhere ?? false),
  };
}

export function useArticle({ name, opened, fields }: Given) {
  const { translationOf } = fields;
  const item = useItem<OpenedArticle, ArticleFields, ArticleState>({
    keyOf: (article) => `article/${article?.id ?? name}`,
    opened,
    first: fields,
    fixed: { translationOf },
    // The tables store no date of a draft.
    shownOf: ({ state, values }, { date }) => ({ ...values, ...(state === 'draft' && { date }) }),
    read: (article) => ask('GET /api/article', { id: article?.id ?? '' }),
    async send(values, over, state) {
      const { hash } = location;
      const { id = '', version = '' } = over ?? {};
      const answer = await ask('POST /api/article', { id, version, state, values });
      // The address names the article from now on, without loading it again, unless another screen is shown by now.
      if (answer.saved && location.hash === hash) {
        history.replaceState(null, '', hrefOf('article', { id: answer.saved.id }));
      }
      return answer;
    },
    // What visitors see by now stays visible: a date to come, or none yet, would take it off.
    onto: ({ state, values: { date } }, values, as) =>
      state === 'published' && as !== 'published'
        ? { values: { ...values, date }, as: state }
        : { values, as },
  });
  return { ...item, ...useOthers(item.base) };
}

export type WrittenArticle = ReturnType<typeof useArticle>;
