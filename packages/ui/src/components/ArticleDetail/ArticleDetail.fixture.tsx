import { fixture } from '../../internal/testing/Fixture.tsx';
import { long, unbroken } from '../../internal/testing/texts.ts';
import { articleText } from '../ArticleBody/ArticleBody.fixture.tsx';
import { relatedItems } from '../RelatedList/RelatedList.fixture.tsx';
import { ArticleDetail } from './ArticleDetail.tsx';

const back = { href: '/back', label: unbroken };

export default fixture({
  component: ArticleDetail,
  refElement: 'div',
  empty: { back: { href: '/', label: 'Back' } },
  full: {
    title: unbroken,
    date: 'not a date',
    updated: 'not a date',
    category: long,
    author: unbroken,
    breadcrumbs: [{ title: unbroken, href: '/' }, { title: unbroken }],
    topics: [{ title: unbroken, href: '/topics/unbroken' }],
    back,
    text: articleText,
    beside: { title: unbroken, lang: 'hi', href: '/hi', text: long },
    intro: <p>{unbroken}</p>,
    share: <p>{unbroken}</p>,
    previousNext: <p>{unbroken}</p>,
    related: relatedItems,
    labels: { related: unbroken },
  },
});
