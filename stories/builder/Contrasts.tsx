import { type ThemeDefinition, measureContrast } from '@setu/ui';
import { Measured } from '../foundations/Measured.tsx';
import { Specimens } from '../foundations/Specimens.tsx';
import { Panel } from './Panel.tsx';

/** Every pair of colours that a component may put together, in both modes. */
export function Contrasts({ definition: { light, dark } }: { definition: ThemeDefinition }) {
  const night = measureContrast(dark);
  return (
    <Panel
      heading="Every contrast"
      text="What a component may put together, measured: text needs 4.5 to 1, the outline of a control and the focus ring 3 to 1."
    >
      <Specimens
        caption="Table of contrasts"
        captionHidden
        style={{ maxBlockSize: '26rem' }}
        columns={['Pair', 'Needs', 'Light', 'Dark']}
        rows={measureContrast(light).map((day, index) => [
          `${day.color} on ${day.ground}`,
          day.required,
          <Measured key="light" colors={light} pair={day} />,
          <Measured key="dark" colors={dark} pair={night[index] ?? day} />,
        ])}
      />
    </Panel>
  );
}
