import type { ReactNode } from 'react';
import { ContactFields } from '../../shared/react/ContactForm.tsx';
import { CourseCard } from '../../shared/react/Courses.tsx';
import type { CoursesProps } from '../../shared/react/Courses.tsx';
import { Burger, HeaderActions } from '../../shared/react/Header.tsx';
import type { HeaderProps } from '../../shared/react/Header.tsx';

// The parts that the other React sites hydrate, with what a browser does without a script.

export const Header = ({ name, logo, navigation, actions }: HeaderProps) => (
  <header className="site-header">
    <div className="box">
      <a href="/" aria-label={name}>
        {logo}
      </a>
      <Burger aria-label="Open menu" icon="menu" popoverTarget="menu" />
      <div className="menu" id="menu" popover="">
        <div className="menu-top">
          <span>Menu</span>
          <Burger
            aria-label="Close menu"
            icon="close"
            popoverTarget="menu"
            popoverTargetAction="hide"
          />
        </div>
        <nav aria-label="Main">
          <ul>
            {navigation.map((item) => (
              <li key={item.title}>
                {'items' in item ? (
                  <details>
                    <summary>{item.title}</summary>
                    <ul>
                      {item.items.map(({ href, title }) => (
                        <li key={href}>
                          <a href={href}>{title}</a>
                        </li>
                      ))}
                    </ul>
                  </details>
                ) : (
                  <a className={item.blink ? 'blink' : undefined} href={item.href}>
                    {item.title}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <HeaderActions {...actions} />
      </div>
    </div>
  </header>
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
