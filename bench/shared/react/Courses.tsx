'use client';

import { useState } from 'react';
import type { Content, CourseSummary } from '../model.ts';
import { formatDate } from '../text.ts';
import { Picture } from './Picture.tsx';
import { SiteLink } from './SiteLink.tsx';

export interface CoursesProps {
  courses: CourseSummary[];
  filters: Content['home']['courseFilters'];
}

/** The courses with the category filter of the home page. */
export function Courses({ courses, filters }: CoursesProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = courses.filter(({ category }) => chosen === null || category === chosen);
  return (
    <>
      <div className="filter" role="group" aria-label="Categories of the latest courses">
        {filters.map(({ label, category }) => (
          <button
            key={label}
            type="button"
            aria-pressed={category === chosen}
            onClick={() => setChosen(category)}
          >
            {label}
          </button>
        ))}
      </div>
      <div className="grid">
        {shown.map((course) => (
          <CourseCard key={course.id} {...course} />
        ))}
      </div>
    </>
  );
}

export function CourseCard({
  image,
  category,
  mode,
  date,
  title,
  description,
  viewMoreHref,
  buyHref,
  filtered,
}: CourseSummary & { filtered?: boolean }) {
  return (
    <article className="card course" data-category={filtered ? category : undefined}>
      <Picture src={image} />
      <div className="text">
        <div className="facts">
          <span className="chip">{category}</span>
          <span>{mode === 'online' ? 'Online' : 'Offline'}</span>
          <time dateTime={date ?? ''}>{formatDate(date)}</time>
        </div>
        <h3>{title}</h3>
        <p>{description}</p>
        <div className="actions">
          {viewMoreHref !== null && (
            <SiteLink
              className="button quiet"
              href={viewMoreHref}
              aria-label={`View More: ${title}`}
            >
              View More
            </SiteLink>
          )}
          {buyHref !== null && (
            <a className="button" href={buyHref} aria-label={`Buy Now: ${title}`}>
              Buy Now
            </a>
          )}
        </div>
      </div>
    </article>
  );
}
