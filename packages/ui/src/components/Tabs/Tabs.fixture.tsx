import type { ReactNode } from 'react';
import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { Tab } from './parts/Tab.tsx';
import { TabList } from './parts/TabList.tsx';
import { TabPanel } from './parts/TabPanel.tsx';
import { Tabs } from './Tabs.tsx';

const names = { a: unbroken, b: hindi, c: long };

const children = (
  <>
    <TabList label={long}>
      {Object.entries(names).map(([value, name]) => (
        <Tab key={value} value={value}>
          {name}
        </Tab>
      ))}
    </TabList>
    {Object.entries(names).map(([value, name]) => (
      <TabPanel key={value} value={value} heading={name} headingLevel={3}>
        {unbroken}
      </TabPanel>
    ))}
  </>
);

const tab = <Tab value="a">x</Tab>;
const panel = <TabPanel value="a" heading="x" />;
const inTabs = (list: ReactNode, shown = panel) => (
  <Tabs defaultValue="a">
    {list}
    {shown}
  </Tabs>
);

/** Tab and panel take no id: theirs is made of the id of Tabs and the value. */
const idElement = ':not(*)';

export default [
  fixture({
    component: Tabs,
    empty: { defaultValue: 'a', children: null },
    full: { defaultValue: 'b', onValueChange: () => undefined, children },
  }),
  fixture({
    component: TabList,
    within: (list) => inTabs(list),
    empty: { label: 'x', children: tab },
    full: { label: long, children: <Tab value="a">{hindi}</Tab> },
  }),
  fixture({
    component: Tab,
    idElement,
    within: (part) => inTabs(<TabList label="x">{part}</TabList>),
    empty: { value: 'a', children: 'x' },
    full: { value: 'a', children: `${long} ${unbroken}` },
  }),
  fixture({
    component: TabPanel,
    idElement,
    within: (part) => inTabs(<TabList label="x">{tab}</TabList>, <>{part}</>),
    empty: { value: 'a', heading: 'x' },
    full: { value: 'a', heading: long, headingLevel: 4, children: unbroken },
  }),
];
