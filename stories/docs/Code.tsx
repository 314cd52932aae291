import { type SourceProps, Source } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { LookContext } from './look.ts';

/** Code to copy, in the mode of the page: of a story (`of`), or as written (`code`). */
export function Code(props: Pick<SourceProps, 'of' | 'code'>) {
  const { shown } = use(LookContext);
  return <Source language="tsx" dark={shown === 'dark'} {...props} />;
}
