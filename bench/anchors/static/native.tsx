import type { ReactNode } from 'react';
import { ContactFields } from '../../shared/react/ContactForm.tsx';
import { CourseCard } from '../../shared/react/Courses.tsx';
import type { CoursesProps } from '../../shared/react/Courses.tsx';
import { HeaderFrame } from '../../shared/react/Header.tsx';
import type { HeaderFrameProps, HeaderProps } from '../../shared/react/Header.tsx';

// The parts that the other React sites hydrate, with what a browser does without a script.

export const Header = (props: HeaderProps) => (
  <HeaderFrame
    {...props}
    opener={{ popoverTarget: 'menu' }}
    closer={{ popoverTarget: 'menu', popoverTargetAction: 'hide' }}
    menu={{ popover: '' }}
    dropdown={dropdown}
  />
);

const dropdown: HeaderFrameProps['dropdown'] = ({ title, items }) => (
  <details>
    <summary>{title}</summary>
    <ul>
      {items.map((item) => (
        <li key={item.href}>
          <a href={item.href}>{item.title}</a>
        </li>
      ))}
    </ul>
  </details>
);

export const Slides = ({ label, children }: { label: string; children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it arrow keys would not scroll it
  <div className="slides" role="group" aria-label={label} tabIndex={0}>
    {children}
  </div>
);

/** The styles of the filter: the chosen radio button hides the cards of other categories. */
export const filterStyles = (filters: CoursesProps['filters']) =>
  categoriesOf(filters)
    .map(
      (name, at) => `#latest-courses:has(#f${at}:checked) .course:not([data-category="${name}"])`,
    )
    .join(',') + '{display:none}';

const categoriesOf = (filters: CoursesProps['filters']) =>
  filters.flatMap(({ category }) => category ?? []);

export function Courses({ courses, filters }: CoursesProps) {
  const categories = categoriesOf(filters);
  return (
    <>
      <div className="filter" role="group" aria-label="Categories of the latest courses">
        {filters.map(({ label, category }) => (
          <label key={label}>
            <input
              type="radio"
              name="category"
              id={category === null ? undefined : `f${categories.indexOf(category)}`}
              defaultChecked={category === null}
            />
            {label}
          </label>
        ))}
      </div>
      <div className="grid">
        {courses.map((course) => (
          <CourseCard key={course.id} filtered {...course} />
        ))}
      </div>
    </>
  );
}

export const ContactForm = () => (
  <form className="form" method="post" action="/contact">
    <ContactFields required />
  </form>
);
