import type { CourseView } from '../model.ts';
import { Blocks } from './Article.tsx';
import { Arc } from './Icon.tsx';
import { Picture } from './Picture.tsx';
import { SiteLink } from './SiteLink.tsx';
import '../css/course.css';
import '../css/card.css';
import '../css/home.css';

export function Course({ course, related }: CourseView) {
  const { title, description, duration, fees, buyHref, image, overview, modules } = course;
  return (
    <article>
      <div className="page-header course-head">
        <div className="box">
          <div>
            <SiteLink className="back" href="/#latest-courses">
              ← Back to courses
            </SiteLink>
            <Arc />
            <h1>{title}</h1>
            <p>{description}</p>
            <dl>
              <div>
                <dt>Duration</dt>
                <dd>{duration}</dd>
              </div>
              <div>
                <dt>Fees</dt>
                <dd>{fees}</dd>
              </div>
            </dl>
            {buyHref !== null && (
              <a className="button accent" href={buyHref}>
                Buy Now
              </a>
            )}
          </div>
          <Picture src={image} first />
        </div>
      </div>
      <div className="box page-body course-body">
        <section>
          <h2>Course overview</h2>
          <div className="prose">
            <Blocks text={overview ?? ''} heading="h3" />
          </div>
        </section>
        <section>
          <h2>Modules</h2>
          <ol className="modules" role="list">
            {modules.map(({ heading, body }) => (
              <li key={heading}>
                <h3>{heading}</h3>
                <div className="prose">
                  <Blocks text={body ?? ''} heading="h4" />
                </div>
              </li>
            ))}
          </ol>
        </section>
        <Ticks heading="Learning outcomes" items={course.outcomes} />
        <Ticks heading="Key features" items={course.features} />
        <section className="cta brand">
          <h2>How to Enroll</h2>
          <p>
            Choose Enroll Now to open the purchase page. Check the course and its fees there, fill
            in your details and complete the payment.
          </p>
          {buyHref !== null && (
            <a className="button accent" href={buyHref}>
              Enroll Now
            </a>
          )}
        </section>
        <section>
          <h2>Related courses</h2>
          <div className="grid">
            {related.map((other) => (
              <article className="card" key={other.id}>
                <Picture src={other.image} />
                <div className="text">
                  <h3>{other.title}</h3>
                  <p>{other.description}</p>
                  <div className="actions">
                    <SiteLink
                      className="button quiet"
                      href={`/${other.slug}`}
                      aria-label={`Explore Course: ${other.title}`}
                    >
                      Explore Course
                    </SiteLink>
                  </div>
                </div>
              </article>
            ))}
          </div>
        </section>
      </div>
    </article>
  );
}

function Ticks({ heading, items }: { heading: string; items: string[] }) {
  return (
    <section>
      <h2>{heading}</h2>
      <ul className="ticks" role="list">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
