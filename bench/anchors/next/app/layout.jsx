import { preload } from 'react-dom';
import { Layout } from '../../../shared/react/Layout.tsx';
import { content } from '../../../shared/source.ts';
import { Links } from './Links.jsx';

export const viewport = { themeColor: '#1f1d52' };
export const metadata = { metadataBase: new URL('https://bench.example'), icons: '/favicon.svg' };

export default function RootLayout({ children }) {
  const { institute, logo, fontPreloads } = content();
  for (const href of fontPreloads) {
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  return (
    <html lang={institute.lang}>
      <body>
        <Links>
          <Layout frame={{ institute, logo }}>{children}</Layout>
        </Links>
      </body>
    </html>
  );
}
