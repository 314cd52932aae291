import type {
  ArticlePage,
  ArticleView,
  Content,
  CourseSummary,
  CourseView,
} from '../../shared/model.ts';
import { articleHref, blocksOf, describe, formatDate, minutesOf } from '../../shared/text.ts';
import { Html, html } from './html.ts';
import { arc, document, pageHeader } from './layout.ts';
import { styles } from './styles.ts';

const picture = (src: string | null, lazy = true) =>
  html`<img
    src="${src ?? '/art/default.svg'}"
    alt=""
    width="600"
    height="400"
    ${new Html(lazy ? ' loading="lazy" decoding="async"' : ' fetchpriority="high"')}
  />`;

export function listPage(content: Content, { category, articles, page, pageCount }: ArticlePage) {
  const { listPath, heading, description, meta } = category;
  const href = (target: number) => (target > 1 ? `${listPath}/page/${target}` : listPath);
  return document(content, {
    ...meta,
    path: href(page),
    styles: styles('list'),
    main: html`${pageHeader(heading, description)}
      <div class="box page-body">
        <ul class="articles" role="list">
          ${articles.map(
            (article) =>
              html`<li>
                <article>
                  <div class="facts">
                    <time datetime="${article.date}">${formatDate(article.date)}</time
                    ><span class="chip">${article.category}</span>
                  </div>
                  <h2>${article.title}</h2>
                  <p class="summary">${article.summary}</p>
                  <a
                    href="${articleHref(article, content)}"
                    aria-label="Read More: ${article.title}"
                    >Read More →</a
                  >
                </article>
              </li> `,
          )}
        </ul>
        ${
          pageCount > 1 &&
          html`<nav class="pages" aria-label="Pages of ${heading}">
            ${page > 1 && html`<a href="${href(page - 1)}">Previous</a>`}<span
              >Page ${page} of ${pageCount}</span
            >${page < pageCount && html`<a href="${href(page + 1)}">Next</a>`}
          </nav>`
        }
      </div>`,
  });
}

export function articlePage(content: Content, { article, category, related }: ArticleView) {
  const blocks = blocksOf(article.content);
  const headings = blocks.filter((block) => block.kind === 'heading');
  return document(content, {
    title: `${article.title} | ${content.institute.name}`,
    description: describe(article.content),
    path: articleHref({ ...article, url: null }, content),
    styles: styles('article'),
    main: html`<div class="box page-body">
      <article class="article">
        <a class="back" href="${category.listPath}">← Back to ${category.heading}</a>${arc}
        <h1>${article.title}</h1>
        <div class="facts">
          <span class="chip">By: Team</span
          ><time datetime="${article.date}">${formatDate(article.date)}</time
          ><span>${minutesOf(article)}</span><span class="chip">${article.category}</span>
        </div>
        ${
          headings.length > 2 &&
          html`<details class="contents">
            <summary>On this page</summary>
            ${headings.map(({ id, text }) => html`<a href="#${id}">${text.slice(0, -1)}</a>`)}
          </details>`
        }
        <div class="prose">${blockList(article.content)}</div>
      </article>
      <section class="related" aria-labelledby="related">
        <h2 id="related">Related articles</h2>
        <ul role="list">
          ${related.map(
            (item) =>
              html`<li>
                <a href="${articleHref(item, content)}">${item.title}</a>
                <div class="facts">
                  <span>${item.category}</span
                  ><time datetime="${item.date}">${formatDate(item.date)}</time>
                </div>
              </li>`,
          )}
        </ul>
      </section>
    </div>`,
  });
}

function blockList(text: string, heading = 'h2'): Html[] {
  return blocksOf(text).map((block) => {
    if (block.kind === 'paragraph') return html`<p>${block.text}</p>`;
    if (block.kind === 'heading') {
      const tag = new Html(heading);
      return html`<${tag} id="${block.id}">${block.text}</${tag}>`;
    }
    const tag = new Html(block.ordered ? 'ol' : 'ul');
    return html`<${tag}>${block.items.map((item) => html`<li>${item}</li>`)}</${tag}>`;
  });
}

export function courseCard(course: CourseSummary, style?: string): Html {
  const { image, category, mode, date, title, description, viewMoreHref, buyHref } = course;
  return html`<article
    class="card course"
    ${style !== undefined && html` data-category="${style}"`}
  >
    ${picture(image)}
    <div class="text">
      <div class="facts">
        <span class="chip">${category}</span><span>${mode === 'online' ? 'Online' : 'Offline'}</span
        ><time datetime="${date}">${formatDate(date)}</time>
      </div>
      <h3>${title}</h3>
      <p>${description}</p>
      <div class="actions">
        ${viewMoreHref !== null && html`<a class="button quiet" href="${viewMoreHref}" aria-label="View More: ${title}">View More</a>`}${buyHref !== null && html`<a class="button" href="${buyHref}" aria-label="Buy Now: ${title}">Buy Now</a>`}
      </div>
    </div>
  </article>`;
}

export function coursePage(content: Content, { course, related }: CourseView) {
  const { slug, title, description, duration, fees, buyHref, image, overview } = course;
  const list = (heading: string, items: string[]) =>
    html`<section>
      <h2>${heading}</h2>
      <ul class="ticks" role="list">
        ${items.map((item) => html`<li>${item}</li>`)}
      </ul>
    </section>`;
  return document(content, {
    title: `${title} | ${content.institute.name}`,
    description: describe(description),
    path: `/${slug}`,
    styles: styles('course'),
    main: html`<article>
      <div class="page-header course-head">
        <div class="box">
          <div>
            <a class="back" href="/#latest-courses">← Back to courses</a>${arc}
            <h1>${title}</h1>
            <p>${description}</p>
            <dl>
              <div>
                <dt>Duration</dt>
                <dd>${duration}</dd>
              </div>
              <div>
                <dt>Fees</dt>
                <dd>${fees}</dd>
              </div>
            </dl>
            ${buyHref !== null && html`<a class="button accent" href="${buyHref}">Buy Now</a>`}
          </div>
          ${picture(image, false)}
        </div>
      </div>
      <div class="box page-body course-body">
        <section>
          <h2>Course overview</h2>
          <div class="prose">${blockList(overview ?? '', 'h3')}</div>
        </section>
        <section>
          <h2>Modules</h2>
          <ol class="modules" role="list">
            ${course.modules.map(
              (module) =>
                html`<li>
                  <h3>${module.heading}</h3>
                  <div class="prose">${blockList(module.body ?? '', 'h4')}</div>
                </li>`,
            )}
          </ol>
        </section>
        ${list('Learning outcomes', course.outcomes)} ${list('Key features', course.features)}
        <section class="cta brand">
          <h2>How to Enroll</h2>
          <p>
            Choose Enroll Now to open the purchase page. Check the course and its fees there, fill
            in your details and complete the payment.
          </p>
          ${buyHref !== null && html`<a class="button accent" href="${buyHref}">Enroll Now</a>`}
        </section>
        <section>
          <h2>Related courses</h2>
          <div class="grid">
            ${related.map(
              (other) =>
                html`<article class="card">
                  ${picture(other.image)}
                  <div class="text">
                    <h3>${other.title}</h3>
                    <p>${other.description}</p>
                    <div class="actions">
                      <a
                        class="button quiet"
                        href="/${other.slug}"
                        aria-label="Explore Course: ${other.title}"
                        >Explore Course</a
                      >
                    </div>
                  </div>
                </article>`,
            )}
          </div>
        </section>
      </div>
    </article>`,
  });
}

export function contactPage(content: Content) {
  const { heading, text, meta } = content.contact;
  const { contactLines, address } = content.institute;
  return document(content, {
    ...meta,
    path: '/contact',
    styles: styles('contact'),
    main: html`${pageHeader(heading, text)}
      <div class="box page-body split">
        <dl class="lines">
          ${contactLines.map(
            ({ label, href, value }) =>
              html`<div>
                <dt>${label}</dt>
                <dd><a href="${href}">${value}</a></dd>
              </div>`,
          )}
          <div>
            <dt>${address.label}</dt>
            <dd>${address.lines.map((line) => html`<span>${line}</span>`)}</dd>
          </div>
        </dl>
        <form class="form" method="post" action="/contact">
          <h2>Get in touch</h2>
          <label>First name<input name="first_name" autocomplete="given-name" /></label>
          <label>Last name<input name="last_name" autocomplete="family-name" /></label>
          <label
            >Email address<input name="email" type="email" autocomplete="email" required
          /></label>
          <label>Message<textarea name="message" rows="6" required></textarea></label>
          <button class="button" type="submit">Send message</button>
        </form>
      </div>`,
  });
}

export function plainPage(content: Content, { path, title }: Content['plainPages'][number]) {
  return document(content, {
    title: `${title} | ${content.institute.name}`,
    description: title,
    path,
    styles: styles(),
    main: pageHeader(title),
  });
}
