// An unknown label, or one of another kind, is a type error. Compiled only, never run.
import { Carousel, CourseCard, UiProvider } from '@setu/ui';

export const unknown = (
  <>
    {/* @ts-expect-error no component of this name */}
    <UiProvider labels={{ courseList: { viewMore: '' } }}>x</UiProvider>
    {/* @ts-expect-error no label of this name */}
    <UiProvider labels={{ courseCard: { readMore: '' } }}>x</UiProvider>
    {/* @ts-expect-error a label that takes numbers is a function */}
    <UiProvider labels={{ carousel: { position: '2 of 5' } }}>x</UiProvider>
    {/* @ts-expect-error the component's own `labels` has none of this name either */}
    <Carousel label="Resources" labels={{ forward: '' }}>
      x
    </Carousel>
    {/* @ts-expect-error a label is a text */}
    <CourseCard title="" description="" image={null} category="" labels={{ buyNow: 1 }} />
  </>
);
