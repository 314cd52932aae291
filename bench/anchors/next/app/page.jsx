import { Home } from '../../../shared/react/Home.tsx';
import { content } from '../../../shared/source.ts';

export function generateMetadata() {
  const { title, description } = content().home.meta;
  return { title, description, alternates: { canonical: '/' } };
}

export default function Page() {
  const { home, resources, latestCourses } = content();
  return <Home home={home} resources={resources} latestCourses={latestCourses} />;
}
