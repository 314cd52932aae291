import type { Meta as AnyMeta } from '@storybook/react-vite';
import { createElement } from 'react';
import type { ComponentProps, ComponentType, CSSProperties, ElementType } from 'react';
import { modes } from './looks.ts';

export type { StoryObj } from '@storybook/react-vite';

/** Storybook's, with all arguments that the component requires, so that a story needs none. */
export type Meta<
  Component extends ElementType,
  Props = ComponentProps<Component>,
> = AnyMeta<Component> & (Partial<Props> extends Props ? unknown : { args: Props });

/**
 * The texts of a component's page, below its states; every sentence may contain Markdown. A guide must be a
 * literal, because programs read it without running it (catalogue/readGuide.ts).
 */
export interface Guide {
  /** When to use it. */
  use: string;
  /** When not. */
  not: string;
  /** The effect of each key; left out when there is nothing to operate. */
  keyboard?: Readonly<Record<string, string>>;
  accessibility: readonly [string, ...string[]];
  code: string;
  /** The height of a frame around each story on the page, for a component that covers the window. */
  frame?: string;
}

/** Story parameters with the component's guide, for the workshop's pages; the stories have a margin. */
export const guide = (written: Guide) => ({ layout: 'padded', ...fullWidthGuide(written) });

/** The same for a component that is as wide as the page. */
export const fullWidthGuide = (written: Guide) => ({
  docs: {
    guide: written,
    ...(written.frame && { story: { inline: false, height: written.frame } }),
  },
});

/** Story parameters of a page of the foundations: its text in Markdown, beside stories with a margin. */
export const foundation = (component: string) => ({
  layout: 'padded',
  docs: { description: { component } },
});

/** A decorator: a box around each story of a component that fills its place. */
export const inBox = (style: CSSProperties) => (Story: ComponentType) =>
  createElement('div', { style }, createElement(Story));

/** A decorator: a form of its own, because a page of documentation shows many radios of one name. */
export const inForm = (Story: ComponentType) => createElement('form', null, createElement(Story));

const controls = { string: 'text', boolean: 'boolean', number: 'number' } as const;

/** A row of the prop table, for props that are a union of types, which react-docgen cannot read. */
export function prop(description: string, type: string, defaultValue?: string) {
  const options = Array.from(type.matchAll(/'([^']+)'/g), ([, option = '']) => option);
  const isSimple = Object.hasOwn(controls, type);
  return {
    description,
    ...(isSimple && { control: controls[type as keyof typeof controls] }),
    ...(options.length > 0 && { control: 'radio' as const, options }),
    table: {
      type: { summary: type },
      ...(defaultValue !== undefined && { defaultValue: { summary: defaultValue } }),
    },
  };
}

/**
 * For the stories of a switch: its choice is removed from storage and from the page before and after each, so that it
 * does not reach the next story.
 */
export const forgetting = (choice: 'mode' | 'motion') => (shown: { viewMode: string }) => {
  const forget = () => {
    localStorage.removeItem(`setu:${choice}`);
    // A page of documentation keeps the look of the toolbar.
    if (shown.viewMode === 'story') document.documentElement.removeAttribute(`data-setu-${choice}`);
  };
  forget();
  return forget;
};

/** A width in CSS pixels, a theme unless it is Setu, a mode unless it is Sangam's light one, a direction if `rtl`. */
type PictureLook = keyof typeof modes;

/**
 * The parameters of a story that is pictured in these looks. Its pictures are compared with tests/screenshots
 * when the stories are tested (tests/setup/storybook.ts), and with the last accepted ones in Chromatic. Other
 * stories have no picture.
 */
export function pictured(...looks: readonly PictureLook[]) {
  return {
    chromatic: {
      disableSnapshot: false,
      modes: Object.fromEntries(looks.map((look) => [look, modes[look]])),
    },
  };
}

/**
 * The same for a story made of components that have pictures of their own: images, and the footer that all
 * pages share, are left out of the comparison.
 */
export function picturedInOutline(...looks: readonly PictureLook[]) {
  return { chromatic: { ...pictured(...looks).chromatic, ignoreSelectors: ['img', 'footer'] } };
}

/** The looks in which every page is pictured: both modes, both layouts. */
export const wholePage = picturedInOutline('1280 light', '320 dark');

/** The same, without axe on the header and the footer, which all pages share: it judges those of the home page. */
export const picturedPage = {
  ...wholePage,
  a11y: { context: { exclude: ['header:not(main *)', 'footer:not(main *)'] } },
};

/** The globals of a narrow window. */
export const narrow = { viewport: { value: 'w320', isRotated: false } };
/** Story parameters: a window of its own on the page, for a width or a menu. */
export const inFrame = { docs: { story: { inline: false, height: '420px' } } };
export const inHindi = { globals: { language: 'hi' } };
