import { Fragment } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { Dialog } from '../components/Dialog/Dialog.tsx';
import { DialogContent } from '../components/Dialog/parts/DialogContent.tsx';
import { DialogTrigger } from '../components/Dialog/parts/DialogTrigger.tsx';
import { ErrorSummary } from '../components/ErrorSummary/ErrorSummary.tsx';
import { MobileMenu } from '../components/MobileMenu/MobileMenu.tsx';
import { Tab } from '../components/Tabs/parts/Tab.tsx';
import { TabList } from '../components/Tabs/parts/TabList.tsx';
import { TabPanel } from '../components/Tabs/parts/TabPanel.tsx';
import { Tabs } from '../components/Tabs/Tabs.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { button, page, renderAndHydrate } from '../testing/browser.ts';
import { without, withoutPopovers } from '../testing/withoutPopovers.ts';
import { cases } from './fixtures.ts';

// What jsdom lacks, in which applications test what they have made of the components.
beforeEach(async () => {
  await page.viewport(390, 700);
  withoutPopovers();
  without(window, 'matchMedia', 'IntersectionObserver', 'ResizeObserver', 'scrollTo', 'CSS');
  without(Element.prototype, 'scrollIntoView', 'scrollTo', 'scrollBy');
});

const press = (name: string) => (button(name).element() as HTMLElement).click();

test('every component renders', async () => {
  const { container } = await renderAndHydrate(
    cases.map(({ title, full }) => <Fragment key={title}>{full({})}</Fragment>),
  );
  expect(container.textContent).not.toBe('');
});

test('the menu is no popover, which jsdom hides, and opens', async () => {
  await renderAndHydrate(<MobileMenu>Menu</MobileMenu>);
  expect(document.querySelector('[popover]')).toBeNull();
  press('Open menu');
  await expect.element(page.getByRole('dialog', { name: 'Menu' })).toHaveAttribute('aria-modal');
});

test('a dialog is hidden until it is open, and then takes the pointer, whatever the styles', async () => {
  await renderAndHydrate(
    <Dialog>
      <DialogTrigger>Fees by category</DialogTrigger>
      <DialogContent title="Fees" className="fees" />
    </Dialog>,
  );
  const panel = document.querySelector<HTMLElement>('.fees');
  expect(panel?.hidden).toBe(true);
  press('Fees by category');
  await expect.poll(() => panel?.style.pointerEvents).toBe('auto');
  expect(panel?.hidden).toBe(false);
  press('Close');
  await expect.poll(() => panel?.hidden).toBe(true);
});

test('an error leads to its field', async () => {
  await renderAndHydrate(
    <>
      <ErrorSummary heading="Problem" errors={[{ fieldId: 'name', message: 'Enter a name' }]} />
      <TextField id="name" name="name" label="Name" />
    </>,
  );
  (page.getByRole('link').element() as HTMLElement).click();
  await expect.element(page.getByRole('textbox')).toHaveFocus();
});

test('an address opens a tab', async () => {
  await renderAndHydrate(
    <Tabs id="batch" defaultValue="weekday">
      <TabList label="Timetable">
        <Tab value="weekday">Weekdays</Tab>
        <Tab value="weekend">Weekends</Tab>
      </TabList>
      <TabPanel value="weekday" heading="Weekdays" />
      <TabPanel value="weekend" heading="Weekends" />
    </Tabs>,
  );
  window.location.hash = '#batch-weekend';
  await expect.element(page.getByRole('tab', { selected: true })).toHaveTextContent('Weekends');
  window.location.hash = '';
  await new Promise(requestAnimationFrame);
});
