import { Subheading } from '@storybook/addon-docs/blocks';
import { Code } from '../Code.tsx';
import { typeId, typeIndex } from '../typeIndex.ts';

/** The types that a component's props name, as they are written; the table above leads to each. */
export function PropTypes({ component }: { component: string }) {
  const types = typeIndex.behind(component);
  if (types.length === 0) return null;
  return (
    <>
      <Subheading>Types</Subheading>
      {types.map(({ name, code }) => (
        <div key={name} id={typeId(name)}>
          <Code code={code} />
        </div>
      ))}
    </>
  );
}
