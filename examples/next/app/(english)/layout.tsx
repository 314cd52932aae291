import { UiProvider } from '@setu/ui/UiProvider';
import type { ReactNode } from 'react';
import { Site } from '../Site';
import texts from 'example-alumni/en.json';
import { ui } from '../ui';

export const metadata = { title: 'Meadow Academy', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <UiProvider {...ui}>
      <Site texts={texts} ui={ui} alumniHref="/alumni" other="/hi/alumni">
        {children}
      </Site>
    </UiProvider>
  );
}
