import { useParams } from 'react-router-dom';
import { articleCategories } from '../../../../site/src/content/articleCategories.ts';
import type { ArticleCategory } from '../../../../packages/website/src/instituteTypes.ts';
import { documentTitle } from '../../../../packages/website/src/pageHead/pageMeta.ts';
import type { ListedArticle, Course as CourseModel, RelatedCourse } from '../../../shared/model.ts';
import { ArticleList } from '../../../shared/react/ArticleList.tsx';
import { Course } from '../../../shared/react/Course.tsx';
import { listColumns, supabase, toArticle, useAnswer } from './tables.ts';

const pageSize = 20;

export default function SlugPage() {
  const { slug = '' } = useParams();
  const category = articleCategories.find(({ listPath }) => listPath === `/${slug}`);
  return category ? <ListPage category={category} /> : <CoursePage slug={slug} />;
}

function ListPage({ category }: { category: ArticleCategory }) {
  const answer = useAnswer(
    () =>
      supabase
        .from('Articles')
        .select(listColumns, { count: 'exact' })
        .eq('category', category.category)
        .order('created_at', { ascending: false })
        .range(0, pageSize - 1),
    category.category,
  );
  const articles = (answer?.data ?? []).map((row) => toArticle(row) as ListedArticle);
  const pageCount = Math.max(1, Math.ceil((answer?.count ?? 0) / pageSize));
  return (
    <>
      <title>{documentTitle(category.heading)}</title>
      <ArticleList
        view={{ category, articles, page: 1, pageCount }}
        site={{ categories: [...articleCategories] }}
      />
    </>
  );
}

function CoursePage({ slug }: { slug: string }) {
  const found = useAnswer(
    () => supabase.from('Course Details').select('*').eq('slug', slug).single(),
    slug,
  );
  const related = useAnswer(
    () =>
      supabase
        .from('Course Details')
        .select('id,slug,Title,CourseImage,description')
        .neq('slug', slug)
        .limit(3),
    slug,
  );
  const others = (related?.data ?? []) as Row[];
  const row = found?.data as Row | null | undefined;
  if (!row) return <p className="box page-body">Loading...</p>;
  return (
    <>
      <title>{row['Title']}</title>
      <Course course={toCourse(row)} related={others.map(toRelated)} />
    </>
  );
}

type Row = Record<string, string | null>;

const toRelated = ({ Title: title, CourseImage: image, ...row }: Row) =>
  ({ ...row, title, image }) as unknown as RelatedCourse;

function toCourse(row: Row): CourseModel {
  const column = (name: string) => row[name] ?? null;
  const filled = (names: string[]) => names.flatMap((name) => column(name) ?? []);
  return {
    id: String(column('id')),
    slug: column('slug') ?? '',
    title: column('Title'),
    duration: column('Duration'),
    fees: column('Fees'),
    buyHref: column('BuyURL'),
    image: column('CourseImage'),
    description: column('description'),
    overview: column('CourseOverview'),
    modules: [1, 2, 3].map((place) => ({
      heading: column(`ModuleHeading_${place}`),
      body: column(`Module_${place}`),
    })),
    features: filled(['KeyFeature_p1', 'KeyFeature_p2', 'KeyFeature_p3']),
    outcomes: filled([
      ...['LearningOutcome_1', 'LearningOutcome_2', 'LearningOutcome_3'],
      ...['KeyFeature_p4', 'KeyFeature_p5'],
    ]),
  };
}
