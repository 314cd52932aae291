import { fixture, long, unbroken } from '../../testing/Fixture.tsx';
import { articleText } from '../ArticleBody/ArticleBody.fixture.tsx';
import { relatedItems } from '../RelatedList/RelatedList.fixture.tsx';
import { ArticleDetail } from './ArticleDetail.tsx';

export default fixture({
  component: ArticleDetail,
  empty: { back: { href: '/', label: 'Back' } },
  full: {
    title: unbroken,
    date: 'not a date',
    updated: 'not a date',
    category: long,
    author: unbroken,
    breadcrumbs: [{ title: unbroken, href: '/' }, { title: unbroken }],
    topics: [{ title: unbroken, href: '/topics/unbroken' }],
    back: { href: '/back', label: unbroken },
    text: articleText,
    translation: { title: unbroken, lang: 'hi', href: '/hi', text: long },
    intro: <p>{unbroken}</p>,
    share: <p>{unbroken}</p>,
    previousNext: <p>{unbroken}</p>,
    related: relatedItems,
    labels: { related: unbroken },
  },
});
