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
  | 'id'
  | 'title'
  | 'category'
  | 'content'
  | 'summary'
  | 'topics'
  | 'created_at'
  | 'updated_at'
  | 'url'
>;

export type ArticleTopicRow = Columns<'topic' | 'articles'>;

export type ContactRow = {
  first_name: string;
  last_name: string;
  email: string;
  message: string;
  submission_id?: string | undefined;
  suspected?: boolean | undefined;
};

/** As the staff reads it; visitors read none. */
export type StoredContactRow = Columns<
  'id' | 'created_at' | keyof Omit<ContactRow, 'submission_id'> | 'answered_at'
>;

type ContactChange = { answered_at: string | null };

/** Of the function that searches, by their names in SQL. */
type SearchArguments = {
  query: string;
  kind?: string | undefined;
  category?: string | undefined;
  month?: string | undefined;
  topic?: string | undefined;
  page?: number;
  typing?: boolean | undefined;
};

type Table<Row, Insert = never, Update = never> = {
  Row: Row;
  Insert: Insert;
  Update: Update;
  Relationships: [];
};

export type Database = {
  __InternalSupabase: { PostgrestVersion: '12' };
  public: {
    Tables: {
      resources: Table<ResourceRow>;
      'Course Section': Table<CourseSectionRow>;
      'Course Details': Table<CourseDetailsRow>;
      Articles: Table<ArticleRow>;
      'Article Topics': Table<ArticleTopicRow>;
      'Contact Records': Table<StoredContactRow, ContactRow, ContactChange>;
    };
    Views: { [Name in never]: never };
    Functions: { search: { Args: SearchArguments; Returns: unknown } };
  };
};

/** What supabase-js's client and postgrest-js's have in common: all that a query needs. */
export type TableClient = Pick<PostgrestClient<Database>, 'from' | 'rpc'>;

export type TableName = keyof Database['public']['Tables'];

/** Of small tables that are shown whole. */
export const allColumns = '*';

/** Of what is found by its title. */
export const courseTitleColumns = 'id,title,category,date,ViewMore';
export const resourceTitleColumns = 'id,title,category,href';

export const relatedCourseColumns = 'id,slug,Title,CourseImage,description';

/** No `content` in lists: twenty articles would be a hundred times the page. */
export const articleSummaryColumns = 'id,title,category,created_at,url';

export const articleLinkColumns = 'id,category,created_at,url';

/** Columns of our migrations beside those, which a hosted table may be without. */
export const listedColumns = ['summary', 'topics'] as const;

export const topicColumns = 'topic,articles';

/** All that a calendar needs of an article. */
export const articleDateColumn = 'created_at';

/** Named one by one, for `*` would bring the search vector, larger than the article itself. */
export const articleColumns = 'id,title,category,content,created_at,url';

export const contactColumns = 'first_name,last_name,email,message';
