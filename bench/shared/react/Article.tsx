import type { ArticleView, Content } from '../model.ts';
import { articleHref, blocksOf, formatDate, minutesOf } from '../text.ts';
import { Arc } from './Icon.tsx';
import { SiteLink } from './SiteLink.tsx';
import '../css/article.css';

export function Article({ view, site }: { view: ArticleView; site: Pick<Content, 'categories'> }) {
  const { article, category, related } = view;
  const headings = blocksOf(article.content).filter((block) => block.kind === 'heading');
  return (
    <div className="box page-body">
      <article className="article">
        <SiteLink className="back" href={category.listPath}>
          ← Back to {category.heading}
        </SiteLink>
        <Arc />
        <h1>{article.title}</h1>
        <div className="facts">
          <span className="chip">By: Team</span>
          <time dateTime={article.date ?? ''}>{formatDate(article.date)}</time>
          <span>{minutesOf(article)}</span>
          <span className="chip">{article.category}</span>
        </div>
        {headings.length > 2 && (
          <details className="contents">
            <summary>On this page</summary>
            {headings.map(({ id, text }) => (
              <a key={id} href={`#${id}`}>
                {text.slice(0, -1)}
              </a>
            ))}
          </details>
        )}
        <div className="prose">
          <Blocks text={article.content} />
        </div>
      </article>
      <section className="related" aria-labelledby="related">
        <h2 id="related">Related articles</h2>
        <ul role="list">
          {related.map((item) => (
            <li key={item.id}>
              <SiteLink href={articleHref(item, site)}>{item.title}</SiteLink>
              <div className="facts">
                <span>{item.category}</span>
                <time dateTime={item.date ?? ''}>{formatDate(item.date)}</time>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** A text as paragraphs, lists and headings. */
export function Blocks({
  text,
  heading: Heading = 'h2',
}: {
  text: string;
  heading?: 'h2' | 'h3' | 'h4';
}) {
  return blocksOf(text).map((block, index) => {
    if (block.kind === 'paragraph') return <p key={index}>{block.text}</p>;
    if (block.kind === 'heading') {
      return (
        <Heading key={index} id={block.id}>
          {block.text}
        </Heading>
      );
    }
    const List = block.ordered ? 'ol' : 'ul';
    return (
      <List key={index}>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
    );
  });
}
