import type { PostgrestClient } from '@supabase/postgrest-js';
import type { ArticleRow, ArticleTopicRow } from './articles.ts';
import type { ContactChange, ContactRow, StoredContactRow } from './contact.ts';
import type { CourseDetailsRow, CourseSectionRow } from './courses.ts';
import type { ResourceRow } from './resources.ts';
import type { SearchArguments } from './search.ts';

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
