import type { StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { SiteFrame } from './SiteFrame.tsx';
import { picturedPage } from '../story.ts';

/** A story of one of the site's pages, at its address and with the data of its loader or action. */
export function sitePage(Page: ComponentType, path: string): StoryObj;
export function sitePage<Props extends object>(
  Page: ComponentType<Props>,
  path: string,
  props: NoInfer<Props>,
): StoryObj;
export function sitePage(Page: ComponentType, path: string, props?: object): StoryObj {
  return {
    render: () => (
      <SiteFrame path={path}>
        <Page {...props} />
      </SiteFrame>
    ),
    parameters: picturedPage,
  };
}
