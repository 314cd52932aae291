// A wrong prop or label is a type error. Compiled only, never run.
import {
  Button,
  Carousel,
  Checkbox,
  Chip,
  ContactForm,
  CourseCard,
  NavMenu,
  Notice,
  Prose,
  SelectField,
  Stack,
  TableHeader,
  TextField,
  TextLink,
  UiProvider,
  makeTheme,
} from '@setu/ui';
import type { ContactField, FormResult, LinkComponentProps, ThemeDefinition } from '@setu/ui';

const help = {
  phone: { label: '+91 00000 00000', href: 'tel:+910000000000' },
  whatsapp: { label: 'WhatsApp', href: 'https://example.org/' },
};
const course = { title: 'GS' };

export const nativeAttributes = (
  <>
    <Prose lang="hi">पाठ</Prose>
    <Stack dir="rtl" tabIndex={-1} />
    <TextField label="From" type="date" min="2026-01-01" max="2026-12-31" onBlur={() => {}} />
    <TextField label="Message" multiline onBlur={({ target }) => target.rows} />
    <SelectField label="Mode" options={[]} onBlur={() => {}} />
    <Checkbox label="News" name="wants" value="news" onChange={() => {}} onBlur={() => {}} />
    <TextLink href="https://example.org/" target="_blank" hrefLang="hi" onClick={() => {}}>
      Notes
    </TextLink>
    <Chip href="/topics" target="_blank" rel="tag">
      Topics
    </Chip>
    <TableHeader scope="colgroup" colSpan={2}>
      Marks
    </TableHeader>
  </>
);

/** A router's link reads what it is given, by name. */
export const read = ({ id, lang, rel, style, onFocus, onKeyDown }: LinkComponentProps) => (
  <a href="/" {...{ id, lang, rel, style, onFocus, onKeyDown }}>
    x
  </a>
);

export const wrong = (
  <>
    {/* @ts-expect-error a link cannot be disabled */}
    <Button href="/courses" disabled>
      Courses
    </Button>
    {/* @ts-expect-error no such look */}
    <Button variant="big">Courses</Button>
    {/* @ts-expect-error a course is online, offline or neither */}
    <CourseCard {...course} mode="hybrid" />
    {/* @ts-expect-error an absent title is left out, not null */}
    <CourseCard title={null} />
    {/* @ts-expect-error there is no h7 */}
    <CourseCard {...course} headingLevel={7} />
    {/* @ts-expect-error a notice has one of three tones */}
    <Notice tone="warning" />
    {/* @ts-expect-error a navigation's entry leads somewhere or contains links */}
    <NavMenu label="Main" items={[{ title: 'Nowhere' }]} />
    {/* @ts-expect-error errors belong to fields of the form */}
    <ContactForm help={help} onSubmit={async () => ({ ok: false, fieldErrors: { phone: 'No' } })} />
    {/* @ts-expect-error `help` is required */}
    <ContactForm />
    {/* @ts-expect-error no component of this name */}
    <UiProvider labels={{ courseList: { viewMore: '' } }}>x</UiProvider>
    {/* @ts-expect-error no label of this name */}
    <UiProvider labels={{ courseCard: { readMore: '' } }}>x</UiProvider>
    {/* @ts-expect-error a label that takes numbers is a function */}
    <UiProvider labels={{ carousel: { position: '2 of 5' } }}>x</UiProvider>
    {/* @ts-expect-error the component's own `labels` has none of this name either */}
    <Carousel label="Resources" labels={{ forward: '' }}>
      x
    </Carousel>
    {/* @ts-expect-error a label is a text */}
    <CourseCard title="" description="" image={null} category="" labels={{ buyNow: 1 }} />
  </>
);

// @ts-expect-error a success has no errors
export const both: FormResult<ContactField> = { ok: true, fieldErrors: {} };

const colors: ThemeDefinition['light'] = Object.create(null);
// @ts-expect-error `dark` is required
makeTheme({ name: 'half', light: colors });
makeTheme({ name: 'whole', light: colors, dark: colors }, { selector: undefined });
// @ts-expect-error colours are missing
makeTheme({ name: 'hole', light: colors, dark: { paper: '#000' } });
// @ts-expect-error no such token
makeTheme({ name: 'more', light: colors, dark: colors, space: { x99: '1rem' } });

// @ts-expect-error a router's link always receives an `href`
export const nowhere: LinkComponentProps = { children: 'x' };
