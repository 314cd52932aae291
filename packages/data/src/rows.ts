import type { PostgrestClient } from '@supabase/postgrest-js';

/**
 * The tables as PostgREST may send them. Whatever the migrations promise, a hosted project's
 * columns can be null, missing or of another type, so each is `unknown` until parse.ts has read it.
 */
type Columns<Name extends string> = { [Column in Name]: unknown };

export type ResourceRow = Columns<'id' | 'title' | 'image' | 'href' | 'category'>;

export type CourseSectionRow = Columns<
  | 'id'
  | 'title'
  | 'description'
  | 'date'
  | 'category'
  | 'thumbnail'
  | 'ViewMore'
  | 'BuyURL'
  | 'isFeatured'
  | 'mode'
>;

export type CourseDetailsRow = Columns<
  | 'id'
  | 'slug'
  | 'Title'
  | 'Duration'
  | 'Fees'
  | 'BuyURL'
  | 'CourseImage'
  | 'description'
  | 'CourseOverview'
  | `ModuleHeading_${1 | 2 | 3}`
  | `Module_${1 | 2 | 3}`
  | `KeyFeature_p${1 | 2 | 3 | 4 | 5}`
  | `LearningOutcome_${1 | 2 | 3}`
>;

export type ArticleRow = Columns<
  'id' | 'title' | 'category' | 'content' | 'summary' | 'created_at' | 'url'
>;

export type ContactRow = {
  first_name: string;
  last_name: string;
  email: string;
  message: string;
  submission_id?: string | undefined;
  suspected?: boolean | undefined;
};

type Table<Row, Insert = never> = { Row: Row; Insert: Insert; Update: never; Relationships: [] };

export type Database = {
  __InternalSupabase: { PostgrestVersion: '12' };
  public: {
    Tables: {
      resources: Table<ResourceRow>;
      'Course Section': Table<CourseSectionRow>;
      'Course Details': Table<CourseDetailsRow>;
      Articles: Table<ArticleRow>;
      'Contact Records': Table<ContactRow, ContactRow>;
    };
    Views: { [Name in never]: never };
    Functions: { [Name in never]: never };
  };
};

/** What supabase-js's client and postgrest-js's have in common: all that a query needs. */
export type TableClient = Pick<PostgrestClient<Database>, 'from'>;

export type TableName = keyof Database['public']['Tables'];

/** Of small tables that are shown whole. */
export const allColumns = '*';

export const relatedCourseColumns = 'id,slug,Title,CourseImage,description';

/** No `content` in lists: twenty articles would be a hundred times the page. */
export const articleSummaryColumns = 'id,title,category,created_at,url';

export const articleLinkColumns = 'id,category,created_at,url';

/** All that a calendar needs of an article. */
export const articleDateColumn = 'created_at';

/** `summary` is a column of our migrations: a hosted table may be without it. */
export const articleListColumns = 'id,title,category,summary,created_at,url';

/** Named one by one, for `*` would bring the search vector, larger than the article itself. */
export const articleColumns = 'id,title,category,content,created_at,url';
