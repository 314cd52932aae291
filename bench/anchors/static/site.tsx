import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageMeta } from '../../../packages/website/src/pageHead/pageMeta.ts';
import { Article } from '../../shared/react/Article.tsx';
import { ArticleList } from '../../shared/react/ArticleList.tsx';
import { Contact } from '../../shared/react/Contact.tsx';
import { Course } from '../../shared/react/Course.tsx';
import { Home } from '../../shared/react/Home.tsx';
import { Layout, PageHeader } from '../../shared/react/Layout.tsx';
import { addresses, articlePage, articleView, content, courseView } from '../../shared/source.ts';
import { describe } from '../../shared/text.ts';
import { filterStyles } from './native.tsx';
import { styles } from './styles.ts';

/** Every page of the site: its address and its document, which has no script. */
export async function* pages(): AsyncGenerator<[address: string, document: string]> {
  const site = content();
  const { institute, home, contact, plainPages } = site;
  const titled = (title: string | null, text: string | null) => ({
    title: `${title} | ${institute.name}`,
    description: describe(text),
  });
  const page = (
    address: string,
    { title, description }: PageMeta,
    css: string,
    main: ReactElement,
  ) => [address, renderDocument({ address, title, description, css, main })] as [string, string];

  yield page('/', home.meta, styles.home + filterStyles(home.courseFilters), <Home {...site} />);
  yield page('/contact', contact.meta, styles.contact, <Contact {...site} />);
  for (const { path, title } of plainPages) {
    yield page(path, titled(title, title), styles.plain, <PageHeader heading={title} />);
  }
  for (const { path, page: number } of addresses().lists) {
    const view = await articlePage(path, number);
    if (!view) continue;
    const address = number > 1 ? `${path}/page/${number}` : path;
    yield page(address, view.category.meta, styles.list, <ArticleList view={view} site={site} />);
  }
  for (const { path, id } of addresses().articles) {
    const view = await articleView(id);
    if (!view) continue;
    const { title, content: text } = view.article;
    yield page(
      `${path}/${id}`,
      titled(title, text),
      styles.article,
      <Article view={view} site={site} />,
    );
  }
  for (const slug of addresses().slugs) {
    const view = courseView(slug);
    if (!view) continue;
    const { title, description } = view.course;
    yield page(`/${slug}`, titled(title, description), styles.course, <Course {...view} />);
  }
}

interface DocumentProps extends Pick<PageMeta, 'title' | 'description'> {
  address: string;
  css: string;
  main: ReactElement;
}

/** React's own preloads of pictures: a page written by hand would not have them. */
const ownPreload = /<link rel="preload" as="image"[^>]*>/g;

function renderDocument({ title, description, address, css, main }: DocumentProps): string {
  const { fontPreloads, institute, logo } = content();
  const markup = renderToStaticMarkup(
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#1f1d52" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={`https://bench.example${address}`} />
        {fontPreloads.map((href) => (
          <link
            key={href}
            rel="preload"
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
            href={href}
          />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <Layout frame={{ institute, logo }}>{main}</Layout>
      </body>
    </html>,
  );
  const styled = markup.replace('</head>', () => `<style>${css}</style></head>`);
  return `<!doctype html>${styled.replace(ownPreload, '')}`;
}
