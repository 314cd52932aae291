// An accessible name that is missing is a type error. Compiled only, never run; stories have what is right.
import {
  Button,
  Carousel,
  CategoryFilter,
  Checkbox,
  DialogContent,
  Disclosure,
  Hero,
  NavMenu,
  Pagination,
  RadioGroup,
  Section,
  SelectField,
  SiteHeader,
  Tab,
  TabPanel,
  TextField,
  VideoCarousel,
} from '@setu/ui';

const noVideos = [] as const;
const noItems = [] as const;
const hrefFor = (page: number) => `?page=${page}`;

export const unnamed = (
  <>
    {/* @ts-expect-error the link home needs a name */}
    <SiteHeader logo="S" items={noItems} />
    {/* @ts-expect-error a navigation among others needs a name */}
    <NavMenu items={noItems} />
    {/* @ts-expect-error a carousel is a region, and a region has a name */}
    <Carousel>x</Carousel>
    {/* @ts-expect-error a carousel of videos has a name too */}
    <VideoCarousel videos={noVideos} />
    {/* @ts-expect-error the label says which list it pages */}
    <Pagination page={1} pageCount={2} hrefFor={hrefFor} />
    {/* @ts-expect-error the label says what it filters */}
    <CategoryFilter options={noItems} />
    {/* @ts-expect-error a field has a label */}
    <TextField name="email" />
    {/* @ts-expect-error a select has a label */}
    <SelectField name="gender" options={noItems} />
    {/* @ts-expect-error a radio group has a legend */}
    <RadioGroup name="mode" options={noItems} />
    {/* @ts-expect-error a checkbox has a label */}
    <Checkbox name="accept" />
    {/* @ts-expect-error a button says what it does */}
    <Button type="submit" />
    {/* @ts-expect-error nothing is no name */}
    <Button>{null}</Button>
    {/* @ts-expect-error a dialog has a title */}
    <DialogContent title={null} />
    {/* @ts-expect-error a disclosure has a summary */}
    <Disclosure summary={undefined} />
    {/* @ts-expect-error a tab has a name */}
    <Tab value="a">{null}</Tab>
    {/* @ts-expect-error a panel has a heading */}
    <TabPanel value="a" heading={null} />
    {/* @ts-expect-error a section has a heading */}
    <Section>x</Section>
    {/* @ts-expect-error a picture has an alternative text, even if it is empty */}
    <Hero heading="Home" image={{ src: '/a.svg', width: 1, height: 1 }} />
  </>
);
