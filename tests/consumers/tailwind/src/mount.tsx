import {
  ArticleBody,
  Carousel,
  Checkbox,
  ContactForm,
  CourseCard,
  PageHeader,
  Prose,
  RadioGroup,
  SelectField,
  SiteFooter,
  SiteHeader,
  TextField,
} from '@setu/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { OwnLooks } from './OwnLooks';
import { panel } from './panel.css';

/** The library's page, and elements of the app's own: with vanilla-extract, with utilities of Tailwind. */
export function mount() {
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <SiteHeader
        logo="Meadow"
        logoLabel="Meadow, home"
        items={[
          { title: 'Videos', href: '/videos' },
          { title: 'Courses', items: [{ title: 'Foundation', href: '/foundation' }] },
        ]}
        actions={[{ label: 'Sign in', href: '/sign-in' }]}
      />
      <main>
        <PageHeader heading="Courses" />
        <CourseCard
          title="GS Foundation"
          description="Two years of general studies."
          category="UPSC"
          headingLevel={2}
          viewMore={{ href: '/foundation' }}
          buyNow={{ href: '/buy' }}
        />
        <Carousel label="Lectures">
          <p>First lecture</p>
          <p>Second lecture</p>
          <p>Third lecture</p>
          <p>Fourth lecture</p>
        </Carousel>
        <ContactForm
          help={{
            phone: { label: '+91 00000 00000', href: 'tel:+910000000000' },
            whatsapp: { label: 'WhatsApp', href: 'https://example.com' },
          }}
        />
        <TextField label="Name" name="name" />
        <SelectField label="State" name="state" options={[{ value: 'up', label: 'UP' }]} />
        <RadioGroup legend="Mode" name="mode" options={[{ value: 'online', label: 'Online' }]} />
        <Checkbox label="I agree" name="agree" />
        <Prose>
          <h2>A text</h2>
          <p>
            With <strong>weight</strong> and <a href="/link">a link</a>.
          </p>
          <ul>
            <li>One</li>
          </ul>
          <ol>
            <li>First</li>
          </ol>
        </Prose>
        <ArticleBody text={'A paragraph.\n\n• a point\n• another\n\n1. first\n2. second'} />
      </main>
      <SiteFooter
        contact={[{ label: 'Call us', value: '+91 00000 00000' }]}
        linkGroups={[{ heading: 'More', links: [{ title: 'About', href: '/about' }] }]}
        socialLinks={[{ icon: 'youtube', title: 'Videos', href: 'https://example.com' }]}
        copyright="© Meadow"
      />
      <p className={panel}>Our own panel</p>
      <a id="own" className="mt-8 text-red-500 no-underline" href="/own">
        The app's own
      </a>
      <OwnLooks />
    </StrictMode>,
  );
}
