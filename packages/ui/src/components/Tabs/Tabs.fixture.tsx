import type { Fixture, RootProps } from '../../internal/testing/Fixture.tsx';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { Tab } from './parts/Tab.tsx';
import { TabList } from './parts/TabList.tsx';
import { TabPanel } from './parts/TabPanel.tsx';
import { Tabs } from './Tabs.tsx';

const tabs = (root: RootProps) => (
  <Tabs {...root} defaultValue="b" onValueChange={() => undefined}>
    <TabList label={long}>
      <Tab value="a">{unbroken}</Tab>
      <Tab value="b">{hindi}</Tab>
      <Tab value="c">{long}</Tab>
    </TabList>
    <TabPanel value="a" heading={unbroken} headingLevel={3}>
      {unbroken}
    </TabPanel>
    <TabPanel value="b" heading={hindi} headingLevel={3}>
      {unbroken}
    </TabPanel>
    <TabPanel value="c" heading={long} headingLevel={3} />
  </Tabs>
);

/** The id of tab and panel is that of Tabs, with the value. */
const idElement = ':not(*)';

const fixtures: Fixture[] = [
  {
    name: Tabs.name,
    refElement: 'div',
    empty: (root) => (
      <Tabs {...root} defaultValue="a">
        {null}
      </Tabs>
    ),
    full: tabs,
  },
  {
    name: TabList.name,
    isPart: true,
    refElement: '[role="tablist"]',
    empty: (root) => (
      <Tabs defaultValue="a">
        <TabList {...root} label="x">
          <Tab value="a">x</Tab>
        </TabList>
        <TabPanel value="a" heading="x" />
      </Tabs>
    ),
    full: (root) => (
      <Tabs defaultValue="a">
        <TabList {...root} label={long}>
          <Tab value="a">{hindi}</Tab>
        </TabList>
        <TabPanel value="a" heading="x" />
      </Tabs>
    ),
  },
  {
    name: Tab.name,
    isPart: true,
    refElement: 'a',
    idElement,
    empty: ({ id: _id, ...root }) => (
      <Tabs defaultValue="a">
        <TabList label="x">
          <Tab {...root} value="a">
            x
          </Tab>
        </TabList>
        <TabPanel value="a" heading="x" />
      </Tabs>
    ),
    full: ({ id: _id, ...root }) => (
      <Tabs defaultValue="b">
        <TabList label="x">
          <Tab {...root} value="a">
            {`${long} ${unbroken}`}
          </Tab>
          <Tab value="b">x</Tab>
        </TabList>
        <TabPanel value="a" heading="x" />
        <TabPanel value="b" heading="x" />
      </Tabs>
    ),
  },
  {
    name: TabPanel.name,
    isPart: true,
    refElement: 'div',
    idElement,
    empty: ({ id: _id, ...root }) => (
      <Tabs defaultValue="a">
        <TabList label="x">
          <Tab value="a">x</Tab>
        </TabList>
        <TabPanel {...root} value="a" heading="x" />
      </Tabs>
    ),
    full: ({ id: _id, ...root }) => (
      <Tabs defaultValue="a">
        <TabList label="x">
          <Tab value="a">x</Tab>
        </TabList>
        <TabPanel {...root} value="a" heading={long} headingLevel={4}>
          {unbroken}
        </TabPanel>
      </Tabs>
    ),
  },
];

export default fixtures;
