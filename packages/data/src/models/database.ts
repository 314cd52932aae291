import type { PostgrestClient } from '@supabase/postgrest-js';
import type { ContactChange, ContactRow, StoredContactRow } from './contact.ts';
import type { Language } from './language.ts';
import type { Columns } from '../values/values.ts';
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
      // Any: what its columns hold is unknown until a model is made of a row.
      [table: string]: Table<Columns<string>, Columns<string>, Columns<string>>;
      'Contact Records': Table<StoredContactRow, ContactRow, ContactChange>;
    };
    Views: { [Name in never]: never };
    Functions: {
      search: { Args: SearchArguments; Returns: unknown };
      article_page: {
        Args: { article: string; day_titles: number; language?: Language };
        Returns: unknown;
      };
      list_page: {
        Args: {
          list: string;
          skipped: number;
          before: string;
          language?: Language;
        };
        Returns: unknown;
      };
    };
  };
};

/** What supabase-js's client and postgrest-js's have in common: all that a query needs. */
export type TableClient = Pick<PostgrestClient<Database>, 'from' | 'rpc'>;

export type TableName = string;

/** Of small tables that are shown whole. */
export const allColumns = '*';
