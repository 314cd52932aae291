import type { ReactNode } from 'react';
import type { Content } from '../model.ts';
import { Arc } from './Icon.tsx';
import { Courses } from './Courses.tsx';
import { Slides } from './Slides.tsx';
import { Picture } from './Picture.tsx';
import { SiteLink } from './SiteLink.tsx';
import '../css/home.css';
import '../css/card.css';

export function Home({
  home,
  resources,
  latestCourses: courses,
}: Pick<Content, 'home' | 'resources' | 'latestCourses'>) {
  const {
    hero,
    freeResources,
    latestCourses,
    courseFilters,
    topperVideos,
    testimonials,
    community,
  } = home;
  return (
    <>
      <div className="hero">
        <div className="box">
          <div>
            <h1>{hero.heading}</h1>
            <p>{hero.text}</p>
            <SiteLink className="button accent" href="/contact">
              {hero.action.label}
            </SiteLink>
          </div>
          <img
            src={hero.image.src}
            alt={hero.image.alt}
            width="800"
            height="600"
            fetchPriority="high"
          />
        </div>
      </div>
      <Section {...freeResources}>
        <Slides label={freeResources.slides}>
          {resources.map((resource) => (
            <article className="card" key={resource.id}>
              <Picture src={resource.image} />
              <div className="text">
                <span className="chip">{resource.category}</span>
                <h3>
                  <SiteLink href={resource.href ?? '/'}>{resource.title}</SiteLink>
                </h3>
              </div>
            </article>
          ))}
        </Slides>
      </Section>
      <Section {...latestCourses} tone="sunken">
        <Courses courses={courses} filters={courseFilters} />
      </Section>
      <Section {...topperVideos}>
        <p className="intro">
          <SiteLink href={topperVideos.action.href}>{topperVideos.action.label}</SiteLink>
        </p>
        <Slides label={topperVideos.slides}>
          {testimonials.map(({ id, title, poster, source }) => (
            <div key={id}>
              <video
                controls
                preload="none"
                poster={poster.src}
                width="640"
                height="360"
                aria-label={title}
              >
                <source src={source.src} type={source.type} />
                {source.captions.map((track) => (
                  <track
                    key={track.src}
                    kind="captions"
                    src={track.src}
                    srcLang={track.srcLang}
                    label={track.label}
                  />
                ))}
              </video>
              <p className="video-title">{title}</p>
            </div>
          ))}
        </Slides>
      </Section>
      <section className="section">
        <div className="box">
          <div className="cta brand">
            <h2>{community.heading}</h2>
            <p>{community.text}</p>
            <div className="actions">
              {community.actions.map(({ href, label }, index) => (
                <a key={href} className={`button ${index === 0 ? 'accent' : 'quiet'}`} href={href}>
                  {label}
                </a>
              ))}
            </div>
          </div>
        </div>
      </section>
    </>
  );
}

interface SectionProps extends Record<'id' | 'heading' | 'intro', string> {
  tone?: 'sunken';
  children: ReactNode;
}

function Section({ id, heading, intro, tone, children }: SectionProps) {
  return (
    <section className={tone ? `section ${tone}` : 'section'} id={id}>
      <div className="box">
        <Arc />
        <h2>{heading}</h2>
        <p className="intro">{intro}</p>
        {children}
      </div>
    </section>
  );
}
