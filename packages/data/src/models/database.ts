import type { PostgrestClient } from '@supabase/postgrest-js';
import type { ContactChange, ContactRow } from './contact.ts';
import type { Language } from './language.ts';
import type { SearchArguments } from './search.ts';

type AnyRow = Record<string, unknown>;

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
      // Any other table: the types of its columns are unknown until a row is parsed into a model.
      [table: string]: Table<AnyRow, AnyRow, AnyRow>;
      'Contact Records': Table<AnyRow, ContactRow, ContactChange>;
    };
    Views: { [Name in never]: never };
    Functions: {
      search: { Args: SearchArguments; Returns: unknown };
      article_page: {
        Args: { article: string; day_titles: number; language?: Language };
        Returns: unknown;
      };
      list_page: {
        Args: { list: string; skipped: number; before: string; language?: Language };
        Returns: unknown;
      };
    };
  };
};

/** The methods that queries need, common to the clients of supabase-js and postgrest-js. */
export type TableClient = Pick<PostgrestClient<Database>, 'from' | 'rpc'>;

/** A table of any name: the types cannot distinguish the columns of several tables. */
export const tableOf = (client: TableClient, name: string) => client.from(name as 'resources');
