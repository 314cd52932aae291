// What the packed types must refuse; compiled only.
import { Carousel, UiProvider } from '@setu/ui';
import { UiProvider as UiProviderEntry } from '@setu/ui/UiProvider';

export const refused = (
  <>
    {/* @ts-expect-error a carousel has a name */}
    <Carousel>
      <p>One</p>
    </Carousel>
    {/* @ts-expect-error no component has this name */}
    <UiProvider labels={{ coursecard: { buyNow: '' } }}>x</UiProvider>
    {/* @ts-expect-error no label has this name */}
    <UiProvider labels={{ courseCard: { buy: '' } }}>x</UiProvider>
    {/* @ts-expect-error a label with a number in it is a function */}
    <UiProviderEntry labels={{ carousel: { position: '2 of 5' } }}>x</UiProviderEntry>
  </>
);
