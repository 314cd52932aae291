// How the software of this website meets each criterion of WCAG 2.2, levels A and AA, and what proves it.
// docs/conformance.md is generated from it; tests/unit/repository/conformance.test.ts checks both.

import type { Shortfall } from '../../packages/website/src/locales/conformance.ts';

/** Its number, name and level as in a VPAT. */
type Criterion = `${number}.${number}.${number} ${string} (Level ${'A' | 'AA'})`;

/** Each 'file: title' of a test of this repository. */
type Tests = string | string[];

/** How a criterion is met. */
export interface Claim {
  tests?: Tests;
  /** What `reviewer` looked at on the day of the review, because no test can check it. */
  review?: string;
  /** The shortfall, if the criterion is met except for that. */
  exception?: Shortfall;
  /** Why it cannot apply. */
  notApplicable?: string;
}

export const reviewer =
  'an engineer of the project, in Chromium, with screenshots and the keyboard';

/** The known shortfalls; the statement of each website says the same (`shortfalls` of `@locales/accessibility.ts`). */
export const shortfalls: Record<Shortfall, string> = {
  cards:
    'On cards a description is cut after three lines, on the home page a title after one, in lists a summary after two: in a narrow window, with larger letters or wider spacing, more of them is cut. All of it stands on the page where the card leads.',
  videos:
    'The player takes captions. It has no place for an audio description or a transcript, which a video needs that shows what is not said; the silent sample clips have captions alone.',
  screenReaders:
    'The pages have not been listened to with a real screen reader yet: what one is given is tested in the browser, with a virtual one, and over the accessibility bus of the desktop (AT-SPI).',
};

const axe =
  'packages/ui/src/conformance/conformance.test.tsx: %s: is valid HTML from the server, hydrates and is accessible';
const axeOfPages =
  'tests/e2e/pages/accessibility.test.ts: has no fault that axe finds, one h1, headings in order, landmarks, and fits 320 px';
const heard = 'tests/transcripts/transcripts.test.tsx: $title';
const onDesktop = 'tests/engines/desktop.test.ts: the desktop hears of $name';
const byKeyboard =
  'tests/e2e/pages/accessibility.test.ts: nothing hides where the focus is on %s, and it is never trapped';
const sameFrame =
  'tests/e2e/delivery/languages.test.ts: header, footer and the ways to get help are the same on every page, in the same order';
const inForcedColours =
  'packages/ui/src/conformance/lowVision.test.tsx: shows in forced colours what can be pressed, and where the focus is';
const slidesByButton =
  'packages/ui/src/components/Carousel/Carousel.test.tsx: moves by one slide and loops at both ends without clones';
const labelled =
  'packages/ui/src/components/TextField/fieldSuite.tsx: is named by its visible label';

/** Where tests prove all of a criterion, these alone. */
export const criteria: Readonly<Record<Criterion, Tests | Claim>> = {
  '1.1.1 Non-text Content (Level A)': {
    tests: [
      axe,
      'tests/e2e/pages/links.test.ts: has no dead link and no missing picture',
      'packages/ui/src/components/Icon/Icon.test.tsx: every icon is decoration of the asked size',
    ],
    review:
      'The pictures of home, results and courses beside their words: all but the posters are decoration.',
  },
  '1.2.1 Audio-only and Video-only (Prerecorded) (Level A)': {
    review: 'A sample clip: silent, with captions.',
    exception: 'videos',
  },
  '1.2.2 Captions (Prerecorded) (Level A)': [
    'tests/unit/content.test.ts: has five captioned videos',
    'packages/ui/src/components/VideoCarousel/VideoCarousel.test.tsx: plays one at a time, with captions, and moves focus to it',
  ],
  '1.2.3 Audio Description or Media Alternative (Prerecorded) (Level A)': {
    review: 'The player, and the files that a video takes.',
    exception: 'videos',
  },
  '1.2.4 Captions (Live) (Level AA)': {
    notApplicable: 'Nothing is live: "Live Demo" leads to another website.',
  },
  '1.2.5 Audio Description (Prerecorded) (Level AA)': {
    review: 'The player, and the files that a video takes.',
    exception: 'videos',
  },
  '1.3.1 Info and Relationships (Level A)': [
    axe,
    axeOfPages,
    labelled,
    onDesktop,
    heard,
    'packages/ui/src/components/ArticleBody/ArticleBody.test.tsx: fits its headings into the order of a page, each with an id of its own',
    'packages/ui/src/components/RadioGroup/RadioGroup.test.tsx: is moved through with the arrow keys, and tells what is chosen',
  ],
  '1.3.2 Meaningful Sequence (Level A)': {
    review:
      'Home, contact and an article without their styles: they read in the order of the screen.',
  },
  '1.3.3 Sensory Characteristics (Level A)': {
    review: 'The words of the website: none names a shape, a colour or a side of the screen.',
  },
  '1.3.4 Orientation (Level AA)': axeOfPages,
  '1.3.5 Identify Input Purpose (Level AA)': [
    axe,
    'packages/ui/src/components/ContactForm/ContactForm.test.tsx: is a form named by its heading, whose fields a browser can fill in',
    'packages/ui/src/components/SignInForm/SignInForm.test.tsx: lets a password manager fill in a password, or propose a new one',
  ],
  '1.4.1 Use of Color (Level A)': {
    tests: [axe, inForcedColours],
    review:
      'Home, a list, contact and the open menu in forced colours: a line, a weight or words show as well what is chosen, wrong or a link.',
  },
  '1.4.2 Audio Control (Level A)':
    'packages/ui/src/components/VideoCarousel/VideoCarousel.test.tsx: shows posters, and loads no video before it is asked for',
  '1.4.3 Contrast (Minimum) (Level AA)': [
    'packages/ui/src/theme/themes.node.test.ts: $name, $mode: every pair reaches AA',
    'packages/ui/src/theme/derive/deriveTheme.node.test.ts: every contrast holds, in both modes, for extreme pairs of colours and for others by chance',
    axeOfPages,
  ],
  '1.4.4 Resize Text (Level AA)': {
    tests: [
      axeOfPages,
      'packages/ui/src/conformance/conformance.test.tsx: full: fits into a phone, and where letters are twice as large',
    ],
    exception: 'cards',
  },
  '1.4.5 Images of Text (Level AA)': {
    review:
      'The pictures of home, courses and results: a poster draws its year, which the heading beside it says.',
  },
  '1.4.10 Reflow (Level AA)': {
    tests: [
      axeOfPages,
      'packages/ui/src/conformance/conformance.test.tsx: full: fits into a phone, and where letters are twice as large',
      'packages/ui/src/components/Table/Table.test.tsx: where it is wider than its place it scrolls within itself, by keyboard',
    ],
    exception: 'cards',
  },
  '1.4.11 Non-text Contrast (Level AA)': [
    'packages/ui/src/theme/themes.node.test.ts: $name, $mode: every pair reaches AA',
    'packages/ui/src/theme/themes.node.test.ts: covers every colour that carries text, a control or focus',
  ],
  '1.4.12 Text Spacing (Level AA)': {
    tests:
      'packages/ui/src/conformance/lowVision.test.tsx: cuts nothing off in 320 px with the text spacing of WCAG 1.4.12',
    review: 'Home at 1280 px and contact at 320 px.',
    exception: 'cards',
  },
  '1.4.13 Content on Hover or Focus (Level AA)': [
    'packages/ui/src/testing/disclosureSuite.tsx: hovering opens nothing',
    'packages/ui/src/components/SkipLink/SkipLink.test.tsx: comes first, is seen with focus and leads past the header',
  ],
  '2.1.1 Keyboard (Level A)': [
    byKeyboard,
    'packages/ui/src/testing/disclosureSuite.tsx: Tab goes through the buttons, and through the links of those that are open',
    'packages/ui/src/components/Carousel/Carousel.test.tsx: arrow keys, Home and End scroll the list',
    'packages/ui/src/components/MonthCalendar/MonthCalendar.test.tsx: is a grid with one stop of the Tab key, at the newest day',
  ],
  '2.1.2 No Keyboard Trap (Level A)': [
    byKeyboard,
    'packages/ui/src/testing/disclosureSuite.tsx: Escape closes it and returns focus',
  ],
  '2.1.4 Character Key Shortcuts (Level A)': {
    tests: 'tests/engines/journeys/lists.ts: results follow what is typed',
    review: 'The listeners for keys: no key does anything alone outside of a component with focus.',
  },
  '2.2.1 Timing Adjustable (Level A)': {
    notApplicable: 'No page ends what a visitor does after a time.',
  },
  '2.2.2 Pause, Stop, Hide (Level A)': [
    'packages/ui/src/components/Carousel/Carousel.test.tsx: is stopped by pause for good',
    'packages/ui/src/components/MotionSwitch/MotionSwitch.test.tsx: stops all that moves on the page at once, and is remembered',
  ],
  '2.3.1 Three Flashes or Below Threshold (Level A)':
    'packages/ui/src/components/NavMenu/NavMenu.test.tsx: Live Demo changes between red and white every 500 ms, and stands still on request',
  '2.4.1 Bypass Blocks (Level A)': [
    'packages/ui/src/components/SkipLink/SkipLink.test.tsx: comes first, is seen with focus and leads past the header',
    axeOfPages,
  ],
  '2.4.2 Page Titled (Level A)': [
    'tests/unit/content.test.ts: gives every page a title of its own',
    'tests/engines/journeys/pages.ts: a link changes the page without a new document, with focus on its heading',
  ],
  '2.4.3 Focus Order (Level A)': [
    'packages/ui/src/components/Carousel/Carousel.test.tsx: Shift + Tab goes back the same way',
    'packages/ui/src/testing/dialogSuite.tsx: is modal, and keeps what lies behind out of reach',
    'tests/e2e/pages/home.test.ts: come without a new page, and the keyboard goes on with the first of them',
  ],
  '2.4.4 Link Purpose (In Context) (Level A)': [
    'packages/ui/src/components/CourseCard/CourseCard.test.tsx: shows the course, and its two ways on under names of their own',
    'tests/e2e/pages/lists.test.ts: $listPath: newest first, each with date, chip, title and Read More',
  ],
  '2.4.5 Multiple Ways (Level AA)': [
    'tests/e2e/pages/links.test.ts: the header has the links of docs/spec.md, in their order',
    'tests/e2e/pages/search.test.ts: what is found stands in the page, with what was searched for marked',
  ],
  '2.4.6 Headings and Labels (Level AA)': {
    tests:
      'packages/ui/src/conformance/devWarnings.test.tsx: <%s> without `%s` says what is missing, why and the fix',
    review:
      'The headings and labels of home, contact, a list, an article and results: each says what follows.',
  },
  '2.4.7 Focus Visible (Level AA)': inForcedColours,
  '2.4.11 Focus Not Obscured (Minimum) (Level AA)': byKeyboard,
  '2.5.1 Pointer Gestures (Level A)': slidesByButton,
  '2.5.2 Pointer Cancellation (Level A)': {
    review:
      'The listeners for pointers: what does something waits for the click; a press elsewhere closes a dropdown and does nothing else.',
  },
  '2.5.3 Label in Name (Level A)': [axe, axeOfPages],
  '2.5.4 Motion Actuation (Level A)': { notApplicable: 'No sensor is read.' },
  '2.5.7 Dragging Movements (Level AA)': slidesByButton,
  '2.5.8 Target Size (Minimum) (Level AA)': [axe, axeOfPages],
  '3.1.1 Language of Page (Level A)': [
    axeOfPages,
    'tests/e2e/delivery/languages.test.ts: %s has a language, and leads to the other',
  ],
  '3.1.2 Language of Parts (Level AA)': [
    'packages/ui/src/components/UiProvider/UiProvider.test.tsx: marks texts of another language than that of the page',
  ],
  '3.2.1 On Focus (Level A)': [
    byKeyboard,
    'packages/ui/src/testing/disclosureSuite.tsx: Tab goes through the buttons, and through the links of those that are open',
  ],
  '3.2.2 On Input (Level A)': [
    'packages/ui/src/components/SearchForm/SearchForm.test.tsx: searches by what is chosen, and says so',
    'packages/ui/src/components/ModeSwitch/ModeSwitch.test.tsx: sets the chosen mode on the page and remembers it',
  ],
  '3.2.3 Consistent Navigation (Level AA)': sameFrame,
  '3.2.4 Consistent Identification (Level AA)': {
    tests: sameFrame,
    review: 'Cards, filters, pages and forms: each is one component wherever it stands.',
  },
  '3.2.6 Consistent Help (Level A)': sameFrame,
  '3.3.1 Error Identification (Level A)': [
    'packages/ui/src/components/ScholarshipForm/ScholarshipForm.test.tsx: asks for each required field when none is filled in, and leads to each',
    heard,
    'packages/ui/src/components/ContactForm/ContactForm.test.tsx: does not send an email address that is none, and keeps every word',
    'packages/ui/src/components/TextField/fieldSuite.tsx: is described by its error, its hint and whatever else is asked, in that order',
  ],
  '3.3.2 Labels or Instructions (Level A)': [labelled, axe],
  '3.3.3 Error Suggestion (Level AA)':
    'packages/ui/src/components/ContactForm/ContactForm.test.tsx: asks about a mistyped address, sends with the one that is meant, and says where the answer goes',
  '3.3.4 Error Prevention (Legal, Financial, Data) (Level AA)': [
    'packages/ui/src/components/SavedList/SavedList.test.tsx: forgets all once that is confirmed',
    'tests/e2e/pages/practice.test.ts: an answer that is removed from the list is put back on request',
  ],
  '3.3.7 Redundant Entry (Level A)': [
    'tests/e2e/contact/contact.test.ts: keeps every word when the backend fails, and sends them on a retry',
    'packages/ui/src/components/ContactForm/contactDraft.test.tsx: keeps what is written, and puts it back after a reload',
    'tests/engines/journeys/forms.ts: the scholarship form: refused empty, filled in, finished on WhatsApp',
  ],
  '3.3.8 Accessible Authentication (Minimum) (Level AA)':
    'packages/ui/src/components/SignInForm/SignInForm.test.tsx: lets a password manager fill in a password, or propose a new one',
  '4.1.2 Name, Role, Value (Level A)': [
    axe,
    axeOfPages,
    heard,
    onDesktop,
    'packages/ui/src/testing/disclosureSuite.tsx: a button says what it controls, which holds a list named by it',
    'packages/ui/src/components/TextField/fieldSuite.tsx: is invalid with an error, and only then',
  ],
  '4.1.3 Status Messages (Level AA)': [
    heard,
    'packages/ui/src/components/SearchResults/SearchResults.test.tsx: is how many there are, when that has come or changed and stays for a second',
    'packages/ui/src/components/ContactForm/ContactForm.test.tsx: says that it is sending, and does not send twice',
  ],
};
