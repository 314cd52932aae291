import type { ReactNode } from 'react';
import { Site } from '../Site';
import texts from 'example-alumni/hi.json';
import { hindiUi } from '../ui';
import { HindiProvider } from './HindiProvider';

export const metadata = { title: 'मीडो अकादमी', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <HindiProvider>
      <Site texts={texts} ui={hindiUi} alumniHref="/hi/alumni" other="/alumni">
        {children}
      </Site>
    </HindiProvider>
  );
}
