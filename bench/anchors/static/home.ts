import type { Content } from '../../shared/model.ts';
import { Html, html } from './html.ts';
import { arc, document } from './layout.ts';
import { courseCard } from './pages.ts';
import { styles } from './styles.ts';

/** The filter without a script: the chosen radio button hides the cards of other categories. */
const filterStyles = (categories: readonly string[]) =>
  categories
    .map((name, index) => `.courses:has(#f${index}:checked) .course:not([data-category="${name}"])`)
    .join(',') + '{display:none}';

export function homePage(content: Content): string {
  const {
    meta,
    hero,
    freeResources,
    latestCourses,
    courseFilters,
    topperVideos,
    testimonials,
    community,
  } = content.home;
  const categories = courseFilters.flatMap(({ category }) => category ?? []);
  return document(content, {
    ...meta,
    path: '/',
    styles: styles('home') + filterStyles(categories),
    main: html`<div class="hero">
        <div class="box">
          <div>
            <h1>${hero.heading}</h1>
            <p>${hero.text}</p>
            <a class="button accent" href="/contact">${hero.action.label}</a>
          </div>
          <img
            src="${hero.image.src}"
            alt="${hero.image.alt}"
            width="800"
            height="600"
            fetchpriority="high"
          />
        </div>
      </div>
      <section class="section" id="free-resources">
        <div class="box">
          ${arc}
          <h2>${freeResources.heading}</h2>
          <p class="intro">${freeResources.intro}</p>
          <div class="slides" role="group" aria-label="${freeResources.slides}" tabindex="0">
            ${content.resources.map(
              (resource) =>
                html`<article class="card">
                  <img
                    src="${resource.image}"
                    alt=""
                    width="600"
                    height="400"
                    loading="lazy"
                    decoding="async"
                  />
                  <div class="text">
                    <span class="chip">${resource.category}</span>
                    <h3><a href="${resource.href}">${resource.title}</a></h3>
                  </div>
                </article> `,
            )}
          </div>
        </div>
      </section>
      <section class="section sunken" id="latest-courses">
        <div class="box courses">
          ${arc}
          <h2>${latestCourses.heading}</h2>
          <p class="intro">${latestCourses.intro}</p>
          <div class="filter" role="group" aria-label="Categories of the latest courses">
            ${courseFilters.map(({ label, category }) => html`<label><input type="radio" name="category" ${category === null ? new Html('checked') : html`id="f${categories.indexOf(category)}"`} />${label}</label>`)}
          </div>
          <div class="grid">
            ${content.latestCourses.map((course) => courseCard(course, course.category ?? ''))}
          </div>
        </div>
      </section>
      <section class="section" id="topper-videos">
        <div class="box">
          ${arc}
          <h2>${topperVideos.heading}</h2>
          <p class="intro">${topperVideos.intro}</p>
          <p class="intro">
            <a href="${topperVideos.action.href}">${topperVideos.action.label}</a>
          </p>
          <div class="slides" role="group" aria-label="${topperVideos.slides}" tabindex="0">
            ${testimonials.map(
              ({ title, poster, source }) =>
                html`<div>
                  <video
                    controls
                    preload="none"
                    poster="${poster.src}"
                    width="640"
                    height="360"
                    aria-label="${title}"
                  >
                    <source src="${source.src}" type="${source.type}" />
                    ${source.captions.map((track) => html`<track kind="captions" src="${track.src}" srclang="${track.srcLang}" label="${track.label}" />`)}
                  </video>
                  <p class="video-title">${title}</p>
                </div> `,
            )}
          </div>
        </div>
      </section>
      <section class="section">
        <div class="box">
          <div class="cta brand">
            <h2>${community.heading}</h2>
            <p>${community.text}</p>
            <div class="actions">
              ${community.actions.map(({ href, label }, index) => html`<a class="button ${index === 0 ? 'accent' : 'quiet'}" href="${href}">${label}</a>`)}
            </div>
          </div>
        </div>
      </section>`,
  });
}
